// @where Tools: apps outside the workspace that use the packages
/** Way to build a host of our components: a file of ui-host/sheets. */
export interface Host {
  name: string;
  what: string;
  /** The host that it must look like; without it, it is looked at for its own sake. */
  like?: string;
  /** The host that it must *not* look like: the comparison would otherwise see nothing. */
  unlike?: string;
}

export const hosts: readonly Host[] = [
  { name: 'plain', what: 'no CSS of its own' },
  { name: 'plain-unlayered', what: 'no CSS of its own, our unlayered sheet', like: 'plain' },
  { name: 'tailwind-before', what: 'Tailwind 4 before ours', like: 'plain' },
  { name: 'tailwind-after', what: 'Tailwind 4 after ours', like: 'plain' },
  { name: 'reset-before', what: 'unlayered reset before ours', like: 'plain' },
  { name: 'reset-after', what: 'unlayered reset after ours', like: 'plain' },
  { name: 'spaced', what: 'text of its own on the root', like: 'plain' },
  { name: 'large', what: 'larger text on the root' },
  { name: 'template', what: "Vite's template, our unlayered sheet", like: 'large' },
  { name: 'elements-before', what: 'rules about elements before ours', like: 'plain' },
  { name: 'elements-after', what: 'rules about elements after ours', like: 'plain' },
  { name: 'elements-in-a-layer', what: 'rules about elements in a layer', like: 'plain' },
  { name: 'partner-after', what: "a partner's theme after ours" },
  { name: 'partner-before', what: "a partner's theme before ours", like: 'partner-after' },
  { name: 'wrong-sheet', what: 'unlayered reset, layered sheet', unlike: 'plain' },
  { name: 'wrong-layers', what: 'another order of layers said first', unlike: 'plain' },
];
