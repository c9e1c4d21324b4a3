import { expect, test } from 'vitest';
import { articleMessages } from '../article-messages.ts';
import { articleOf, topics } from '../articles.ts';
import { searchArticles } from './search.ts';

const articles = Object.entries(articleMessages.texts).map(([id, article]) => ({ id, ...article }));
const found = (query: string) => searchArticles(articles, query).map(({ id }) => id);

test('a query in plain words finds its article first', () => {
  expect(found('deposit')[0]).toBe('deposit');
  expect(found('deposit not arrived')).toEqual(['depositMissing']);
  expect(found('FEES')).toContain('fees');
  expect(found('wîthdraw').slice(0, 2)).toContain('withdrawalLimits');
  expect(found('lost device')[0]).toBe('lostDevice');
  expect(found('zzz')).toEqual([]);
});

test('a word of a language without spaces is found within its sentence', () => {
  const written = [
    { id: 'ja', title: '入金', text: 'コインが届かないときは問い合わせてください。' },
    { id: 'th', title: 'ค่าธรรมเนียม', text: 'การถอนเงินมีค่าธรรมเนียมของเครือข่าย' },
  ];
  const foundIn = (query: string) => searchArticles(written, query).map(({ id }) => id);
  expect(foundIn('届か')).toEqual(['ja']);
  expect(foundIn('เครือข่าย')).toEqual(['th']);
});

test('every article is there, in its order, while there is no query', () => {
  expect(found('  ?!')).toEqual(articles.map(({ id }) => id));
});

test('there are at least 25 articles, each in one topic and at an address', () => {
  const listed = topics.flatMap((topic) => topic.articles as readonly string[]);
  expect(listed.length).toBeGreaterThanOrEqual(25);
  expect(listed.toSorted()).toEqual(articles.map(({ id }) => id).toSorted());
  for (const id of listed) expect(articleOf(`?article=${id}`)).toBe(id);
  expect(articleOf('?article=constructor')).toBeUndefined();
});
