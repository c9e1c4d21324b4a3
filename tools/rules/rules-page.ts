import type { Rule, RuleList } from './rule-ids.ts';

/** Every rule with the tests that hold it, or why none does, as a page of `docs/`. */
export function rulesPage(
  lists: readonly RuleList[],
  found: ReadonlyMap<string, string[]>,
): string {
  const rules = lists.flatMap((list) => list.rules);
  const waiting = rules.filter(({ waitsFor }) => waitsFor !== undefined).length;
  const not = rules.filter((rule) => rule.not !== undefined).length;
  const held = rules.length - waiting - not;
  return `# Every rule

Made by \`tools/rules\` from \`rules.txt\` there and from the names of tests, which carry the id of the rule that they hold.
A rule that is neither held nor explained fails \`tools/rules/rules.test.ts\`, and so does this page when it is stale:
\`npm run unit -- tools/rules -u\` writes it anew.

Of ${rules.length} rules ${held} are held, ${waiting} wait, whole or in part, for a page that does not exist yet${not > 0 ? `, ${not} are not held for the reason given` : ''}.

${lists.map((list) => section(list, found)).join('\n')}`;
}

function section({ about, rules }: RuleList, found: ReadonlyMap<string, string[]>): string {
  const rows = rules.map((rule) => `| ${rule.id} | ${rule.text} | ${standing(rule, found)} |`);
  const title = about.charAt(0).toUpperCase() + about.slice(1);
  return `## ${title}\n\n| Id | Rule | Held by |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** The tests, and what of the rule they leave open. */
function standing({ id, waitsFor, not }: Rule, found: ReadonlyMap<string, string[]>): string {
  const files = (found.get(id) ?? []).map((file) => `[${nameOf(file)}](../${file})`).join(', ');
  const open = waitsFor === undefined ? not && `not: ${not}` : `waits for ${waitsFor}`;
  return [files, open].filter((text) => text !== undefined && text !== '').join('; ');
}

const nameOf = (file: string) => file.split('/').at(-1) ?? file;
