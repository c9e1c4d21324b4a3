import { foldText } from '@agio/ui/fold-text';

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Scripts that put no space between words. */
const isUnspaced = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

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
      const has = (words: string[], word: string) =>
        words.some((each) => (isUnspaced.test(word) ? each.includes(word) : each.startsWith(word)));
      const scores = asked.map((word) => (has(title, word) ? 3 : has(text, word) ? 1 : 0));
      const score = scores.includes(0) ? -1 : scores.reduce<number>((sum, each) => sum + each, 0);
      return { article, score };
    })
    .filter(({ score }) => score >= 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
}
