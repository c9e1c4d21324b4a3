/** A code in groups of four, as it is read aloud: `LK7F 2Q9A`. */
export function codeInGroups(code: string): string {
  return code.match(/.{1,4}/gu)?.join(' ') ?? code;
}

/** A link as it is read: without what every address begins with. */
export function linkAsRead(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/u, '');
}

/** The address of a new letter with the invitation in it. */
export function letterOf({ title, text }: { title: string; text: string }): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
}
