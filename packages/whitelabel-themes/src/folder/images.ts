/** An image of a brand, and where it is shown. */
export type ImageUse = 'logo' | 'icon' | 'socialImage' | 'manifest icon';

interface Verdict {
  readonly rule: string;
  readonly way: string;
}

/** Found in an SVG that can do more than be looked at. Each is refused, though an image on a page runs nothing. */
const harmful: readonly (readonly [pattern: RegExp, rule: string])[] = [
  [/<script[\s/>]/i, 'has a script in it.'],
  [/[\s"'/]on[a-z]+\s*=/i, 'has an event handler in it, such as onload.'],
  [
    /<(?:foreignObject|iframe|embed|object|audio|video|handler)[\s/>]/i,
    'has another document in it.',
  ],
  [/<!(?:DOCTYPE|ENTITY)/i, 'declares entities or a document type.'],
  [/<\?xml-stylesheet/i, 'asks for a sheet.'],
  [/javascript:/i, 'has a script address in it.'],
  [
    /[\s"'](?:xlink:)?(?:href|src)\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|webp);)|'(?!#|data:image\/(?:png|jpeg|webp);)|(?!["'#]))/i,
    'asks for another file.',
  ],
  [/@import|url\(\s*["']?(?!["'#\s])/i, 'asks for another file from its styles.'],
  [
    /<(?:set|animate\w*)[^>]*attributeName\s*=\s*["']?(?:xlink:)?href/i,
    'changes an address by animation.',
  ],
];

const kinds: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  svg: (bytes) => /<svg[\s>]/.test(textOf(bytes)),
  png: (bytes) => beginsWith(bytes, '\u0089PNG\r\n\u001A\n'),
  jpg: (bytes) => beginsWith(bytes, '\u00FF\u00D8\u00FF'),
  jpeg: (bytes) => beginsWith(bytes, '\u00FF\u00D8\u00FF'),
  webp: (bytes) => beginsWith(bytes, 'RIFF') && beginsWith(bytes.subarray(8), 'WEBP'),
  ico: (bytes) => beginsWith(bytes, '\u0000\u0000\u0001\u0000'),
};

const allowed: Readonly<Record<ImageUse, readonly string[]>> = {
  logo: ['svg', 'png', 'webp'],
  icon: ['svg', 'png', 'ico'],
  socialImage: ['png', 'jpg', 'jpeg'],
  'manifest icon': ['png', 'svg', 'webp'],
};

/** Most bytes of an image, by its use. */
const sizes: Readonly<Record<ImageUse, number>> = {
  logo: 100_000,
  icon: 100_000,
  socialImage: 1_000_000,
  'manifest icon': 500_000,
};

const beginsWith = (bytes: Uint8Array, mark: string) =>
  Buffer.from(mark, 'latin1').equals(bytes.subarray(0, mark.length));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
export const extensionOf = (file: string): string =>
  /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';

/** Returns the width and height of a PNG or JPEG; undefined for others. */
function dimensionsOf(bytes: Uint8Array): readonly [width: number, height: number] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kinds['png']?.(bytes) && bytes.length >= 24) return [view.getUint32(16), view.getUint32(20)];
  if (!kinds['jpg']?.(bytes)) return undefined;
  // Segments: FF, a mark, two bytes of length. The marks C0 to CF have the size, but for C4, C8 and CC.
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const mark = view.getUint8(at + 1);
    if (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc)
      return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return undefined;
}

/** Returns the fault of an image: a refusal, or a warning. */
export function faultOfImage(
  file: string,
  bytes: Uint8Array,
  use: ImageUse,
): (Verdict & { isError: boolean }) | undefined {
  const refuse = (rule: string, way: string) => ({ rule, way, isError: true });
  const warn = (rule: string, way: string) => ({ rule, way, isError: false });
  const extension = extensionOf(file);
  if (!allowed[use].includes(extension))
    return refuse(
      `is no image for this place.`,
      `Give one of ${allowed[use].map((each) => `.${each}`).join(', ')}.`,
    );
  if (bytes.length > sizes[use])
    return refuse(
      `has ${bytes.length} bytes.`,
      `Make it smaller than ${sizes[use]} bytes: every visitor fetches it.`,
    );
  if (!kinds[extension]?.(bytes))
    return refuse(
      `is no ${extension} file inside.`,
      'Export it again in the format that its name says.',
    );
  if (extension === 'svg') {
    const text = textOf(bytes);
    const [, rule] = harmful.find(([pattern]) => pattern.test(text)) ?? [];
    if (rule !== undefined) return refuse(rule, 'Export it again as plain shapes.');
    if (!/\sviewBox\s*=/.test(text))
      return warn('has no viewBox, so it does not scale.', 'Add viewBox="0 0 <width> <height>".');
  }
  const [width = 0, height = 0] = dimensionsOf(bytes) ?? [];
  if (use === 'socialImage' && (width < 600 || height < 315))
    return refuse(
      `is ${width} × ${height} px, too small for a link that is shared.`,
      'Make it 1200 × 630 px.',
    );
  if (use === 'socialImage' && Math.abs(width / height - 1200 / 630) > 0.1)
    return warn(
      `is ${width} × ${height} px, and is cut where links are shared.`,
      'Make it 1200 × 630 px.',
    );
  return undefined;
}

/** Returns the fault of a font file. */
export function faultOfFont(file: string, bytes: Uint8Array): Verdict | undefined {
  if (extensionOf(file) !== 'woff2')
    return {
      rule: 'is no .woff2 file.',
      way: 'Convert it: all browsers read woff2, and it is the smallest.',
    };
  if (!beginsWith(bytes, 'wOF2'))
    return { rule: 'is no woff2 file inside.', way: 'Convert the font again.' };
  return bytes.length > 500_000
    ? {
        rule: `has ${bytes.length} bytes.`,
        way: 'Cut it to the letters that you need: at most 500,000 bytes.',
      }
    : undefined;
}
