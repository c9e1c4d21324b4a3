const longestName = 120;
/** Longer is no ending, but a name with a full stop in it. */
const longestEnding = 8;

/**
 * Returns a name for another user's file: without path, without invisible characters or those that turn the direction
 * of others, in whole characters as readers count them, ending kept (S46).
 */
export function cleanFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu, '').trim();
  const ending = /\.[^.]*$/.exec(clean)?.[0] ?? '';
  const kept = ending.length > longestEnding ? '' : ending;
  const stem = cutTo(clean.slice(0, clean.length - kept.length), longestName - kept.length).trim();
  return stem === '' ? `document${kept}` : stem + kept;
}

/** The beginning of a text, at most so many UTF-16 units, no character cut in the middle. */
function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The `Content-Disposition` of a download (RFC 6266): the name, and one in ASCII for who cannot read it. */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.\- ]/g, '_');
  const encoded = encodeURIComponent(fileName.replaceAll(/\p{Cs}/gu, '\uFFFD')).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
