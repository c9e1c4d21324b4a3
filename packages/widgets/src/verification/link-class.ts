/** A link in running text. */
export const linkClass =
  'wg:rounded-sm wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring';
