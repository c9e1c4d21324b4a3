import { expect, test } from 'vitest';
import { unlayer } from './unlayer.ts';

test('layers go, their rules stay in order', () => {
  expect(unlayer('@layer a, b;@layer a{p{x:1}}@layer b.ui{@media (w){q{y:2}}}r{z:3}')).toBe(
    'p{x:1}@media (w){q{y:2}}r{z:3}',
  );
});

test('braces in strings, comments and escaped names are not braces', () => {
  const css = String.raw`@layer a{.ui\:a\{b::before{content:"}"}/* } */s{t:'\'}'}}u{v:1}`;
  expect(unlayer(css)).toBe(String.raw`.ui\:a\{b::before{content:"}"}/* } */s{t:'\'}'}u{v:1}`);
});

test('a layer within a rule goes too', () => {
  expect(unlayer('@supports (x){@layer a{p{x:1}}}')).toBe('@supports (x){p{x:1}}');
});
