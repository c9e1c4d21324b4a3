// Prints how many of the product's numbered rules have a test, and which have none: node tools/rules/print.ts
import { root } from '../lib/run.ts';
import { idsInTests, idsOf, ruleLists } from './rule-ids.ts';

const found = idsInTests(root);
for (const list of ruleLists) {
  const ids = idsOf(list);
  const without = ids.filter((id) => !found.has(id));
  console.log(
    `${list.letter} ${list.about}: ${ids.length - without.length} of ${ids.length}${without.length > 0 ? `, without a test: ${without.join(' ')}` : ''}`,
  );
}
