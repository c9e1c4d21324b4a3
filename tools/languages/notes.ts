// @where Languages: notes for translators
/**
 * Returns the notes for translators in a source, by namespace and key: the comments above terms (`/** Verb. *\/` before
 * `export const buy = …`) and above the messages of `defineMessages`. The formatter keeps a message on a line of its own,
 * and its depth is its indentation.
 */
export function* notesIn(source: string): Generator<[place: string, note: string]> {
  for (const [, note = '', name = ''] of source.matchAll(
    /^\/\*\* (.+) \*\/\nexport const (\w+) =\s+'@/gm,
  ))
    yield [`common.${name}`, note];

  let namespace: string | undefined;
  let note: string | undefined;
  const groups: { key: string; indent: number }[] = [];
  for (const line of source.split('\n')) {
    const indent = line.search(/\S/);
    const opened = /defineMessages\(\s*'(\w+)'/.exec(line);
    if (opened && !line.endsWith(');')) {
      namespace = opened[1];
      groups.length = 0;
    }
    if (namespace === undefined || indent === -1) continue;
    while (groups.length > 0 && indent <= (groups.at(-1)?.indent ?? 0)) groups.pop();
    const key = /^\s+'?([\w.-]+)'?: ?(\{$)?/.exec(line);
    if (key) {
      const path = [namespace, ...groups.map((group) => group.key), key[1]].join('.');
      if (note !== undefined) yield [path, note];
      if (key[2]) groups.push({ key: key[1] ?? '', indent });
    }
    note = /^\s+\/\*\* (.+) \*\/$/.exec(line)?.[1];
    if (/^\}?\);/.test(line)) namespace = undefined;
  }
}
