// @where Tools: rules of the product, and the page that lists their tests
// Prints how many of the product's numbered rules have a test, and which have none: node tools/rules/print.ts
import { root } from '../lib/run.ts';
import { idsInTests, ruleLists } from './rule-ids.ts';

const found = idsInTests(root);
for (const { letter, about, rules } of ruleLists(root)) {
  const without = rules.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  console.log(
    `${letter} ${about}: ${rules.length - without.length} of ${rules.length}${without.length > 0 ? `, without a test: ${without.join(' ')}` : ''}`,
  );
}
