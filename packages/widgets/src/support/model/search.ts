/** Lower case without accents, so that a word is found however it is typed. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

interface Searched {
  readonly title: string;
  readonly text: string;
}

/**
 * The articles that have every word of a query, the best first: a word in the title counts more than one in the text. A
 * word is found by its beginning. An empty query finds all, in their order.
 */
export function searchArticles<A extends Searched>(articles: readonly A[], query: string): A[] {
  const asked = wordsOf(query);
  return articles
    .map((article) => {
      const [title, text] = [wordsOf(article.title), wordsOf(article.text)];
      const has = (words: string[], word: string) => words.some((each) => each.startsWith(word));
      const scores = asked.map((word) => (has(title, word) ? 3 : has(text, word) ? 1 : 0));
      const score = scores.includes(0) ? -1 : scores.reduce<number>((sum, each) => sum + each, 0);
      return { article, score };
    })
    .filter(({ score }) => score >= 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
}
