// @where Widgets: time and memory that a PDF may take
/** Ms for a document to open, and for a page to be drawn. */
export const pdfTimeLimit = 10_000;

/** Bytes that one part of a PDF may unpack to: a picture of the most pixels that are shown, with four colours. */
export const maxUnpackedBytes = 256 * 1024 * 1024;

/** Characters of a page's text that are kept. */
export const maxPageText = 20_000;

/**
 * Px of the longer side in which pages are drawn: from that of a phone to the most that is kept of a picture. Each is twice
 * the one before, as a browser makes text unreadable where it shrinks it by more.
 */
const sides = [512, 1024, 2048, 4096] as const;

/** The least of these that is as sharp as a side of so many px; the largest for more. */
export const sideFor = (px: number): number =>
  sides.find((side) => side >= px) ?? sides[sides.length - 1] ?? px;

/**
 * Returns the scale of a page, in points, at which its longer side has so many px. A page of 200 × 200 inches is made
 * smaller, and a page without an extent has none.
 */
export function pageScale(width: number, height: number, longest: number): number | undefined {
  const longer = Math.max(width, height);
  const scale = longest / longer;
  return Number.isFinite(scale) && scale > 0 && width > 0 && height > 0 ? scale : undefined;
}

/** The page that was typed, if there is one: "3". */
export function typedPage(text: string, pages: number): number | undefined {
  if (!/^\s*\d{1,7}\s*$/.test(text)) return undefined;
  const page = Number(text);
  return page >= 1 && page <= pages ? page : undefined;
}
