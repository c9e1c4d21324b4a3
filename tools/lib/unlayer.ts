/**
 * A sheet without its cascade layers, the rules in the same order: for hosts whose own rules are in no layer and would
 * therefore win over all of ours. Layers that are emitted in their order keep their meaning this way.
 */
export function unlayer(css: string): string {
  let out = '';
  /** For every open brace: whether it is a layer's, which is dropped with its closing one. */
  const open: boolean[] = [];
  let i = 0;
  while (i < css.length) {
    const char = css[i] ?? '';
    const skipped = skipOpaque(css, i);
    if (skipped > i) {
      out += css.slice(i, skipped);
      i = skipped;
    } else if (css.startsWith('@layer', i)) {
      const end = /[;{]/g;
      end.lastIndex = i;
      const found = end.exec(css);
      if (!found) throw new Error('The sheet ends within @layer.');
      if (found[0] === '{') open.push(true);
      i = found.index + 1;
    } else {
      if (char === '{') open.push(false);
      if (char !== '}' || open.pop() === false) out += char;
      i += 1;
    }
  }
  return out;
}

/** Past a comment, a string or an escape, in which braces mean nothing. */
function skipOpaque(css: string, from: number): number {
  const char = css[from];
  if (char === '\\') return from + 2;
  if (css.startsWith('/*', from)) return css.indexOf('*/', from) + 2;
  if (char !== '"' && char !== "'") return from;
  let i = from + 1;
  while (i < css.length && css[i] !== char) i += css[i] === '\\' ? 2 : 1;
  return i + 1;
}
