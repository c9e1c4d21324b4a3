import { expect, test } from 'vitest';
import { chosen, type IndexEntry } from './picture-list.ts';

const story = (title: string, name: string, ...tags: string[]): IndexEntry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/g, '-'),
  type: 'story',
  title,
  name,
  tags,
});

const names = (...stories: IndexEntry[]) =>
  chosen(stories).map(({ name, variants }) => `${name} × ${variants.length}`);

test('a component with a matrix is photographed by it, in every dress', () => {
  expect(
    names(story('Controls/Button', 'Primary'), story('Controls/Button', 'Matrix')),
  ).toStrictEqual(['Matrix × 6']);
});

test('a component without a matrix is photographed in every state, the first in every dress', () => {
  expect(names(story('Forms/Code', 'Empty'), story('Forms/Code', 'Wrong'))).toStrictEqual([
    'Empty × 6',
    'Wrong × 1',
  ]);
});

test('tagged stories lead beside the matrix: a select, and its open list', () => {
  expect(
    names(
      story('Forms/Select', 'Empty'),
      story('Forms/Select', 'Open', 'picture'),
      story('Forms/Select', 'Matrix'),
    ),
  ).toStrictEqual(['Open × 6', 'Matrix × 6']);
});

test('a tagged story leads, whatever else there is', () => {
  expect(
    names(
      story('Screens/Trade', 'Ready'),
      story('Screens/Trade', 'Still', 'picture'),
      story('Screens/Trade', 'Phone'),
    ),
  ).toStrictEqual(['Still × 6']); // of a live desk nothing else stands still
});

test('a screen is photographed once, and on a phone', () => {
  expect(
    names(
      story('Screens/Markets', 'Ready'),
      story('Screens/Markets', 'Empty'),
      story('Screens/Markets', 'Phone'),
    ),
  ).toStrictEqual(['Ready × 6', 'Phone × 1']);
});

test('every state of a modal is photographed, on a phone too, unless it looks like another one', () => {
  expect(
    names(
      story('Modals/Form B', 'Empty'),
      story('Modals/Form B', 'Invalid'),
      story('Modals/Form B', 'Submitting'),
      story('Modals/Form B', 'Keyboard'),
      story('Modals/Form B', 'Phone'),
    ),
  ).toStrictEqual(['Empty × 6', 'Invalid × 1', 'Phone × 1']);
});

test('pages of words are not photographed', () => {
  expect(chosen([{ ...story('Controls/Button', 'Docs'), type: 'docs' }])).toStrictEqual([]);
});
