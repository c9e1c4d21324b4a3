import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutPhotoMetadata } from './photo-metadata.ts';

const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0));
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65535)];
const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  ...u16(content.length + 2),
  ...content,
];

const place = 'GPS 47.3769 N 8.5417 E';
/** An Exif segment that says which way up the picture is, who took it where, and more. */
function exif(orientation: number | undefined, little = false): number[] {
  const number = (bytes: number[]) => (little ? bytes.toReversed() : bytes);
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...number(u16(tag)),
    ...number(u16(type)),
    ...number(u32(count)),
    ...value,
  ];
  const entries = [
    entry(0x010f, 2, 4, text('Cam\0')),
    ...(orientation === undefined
      ? []
      : [entry(0x0112, 3, 1, [...number(u16(orientation)), 0, 0])]),
    entry(0x8825, 4, 1, number(u32(100))),
  ];
  const directory = [...number(u16(entries.length)), ...entries.flat(), 0, 0, 0, 0];
  const head = [...text(little ? 'II' : 'MM'), ...number(u16(42)), ...number(u32(8))];
  return segment(0xe1, [...text('Exif\0\0'), ...head, ...directory, ...text(place)]);
}

const jfif = segment(0xe0, text('JFIF\0\u0001\u0001'));
const colours = segment(0xe2, text('ICC_PROFILE\0 sRGB'));
const adobe = segment(0xee, text('Adobe\0'));
const tables = segment(
  0xdb,
  Array.from({ length: 65 }, (_, index) => index),
);
// A stuffed byte and a restart marker belong to the scan; a second scan follows, as in a progressive picture.
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 0xff, 0, 2, 0xff, 0xd3, 3];
const picture = [...tables, ...scan, ...tables, ...scan];
const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const film = text('ftypmp42 a film');

const jpeg = (...parts: number[][]) =>
  new File([new Uint8Array(parts.flat())], 'photo.jpg', { type: 'image/jpeg', lastModified: 5 });

async function stripped(file: Blob): Promise<{ file: Blob; bytes: number[] }> {
  const output = (await withoutPhotoMetadata({ documentType: 'ProofOfFunds', file })) as {
    file: Blob;
  };
  return { file: output.file, bytes: [...new Uint8Array(await output.file.arrayBuffer())] };
}

describe('S47 a photo that is uploaded', () => {
  test('says no longer where, when, with what and by whom it was taken; the picture stays byte for byte', async () => {
    const { file, bytes } = await stripped(
      jpeg(
        start,
        jfif,
        exif(1),
        segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${place}`)),
        colours,
        segment(0xe2, text('MPF\0')),
        segment(0xed, text('Photoshop 3.0\0')),
        segment(0xfe, text(place)),
        adobe,
        picture,
        end,
        film,
      ),
    );
    expect(bytes).toEqual([...start, ...jfif, ...colours, ...adobe, ...picture, ...end]);
    expect(file).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg', lastModified: 5 });
  });

  test.each([2, 3, 6, 8])('stays the right way up (%i), in both orders of bytes', async (way) => {
    for (const little of [false, true]) {
      const { bytes } = await stripped(jpeg(start, exif(way, little), picture, end));
      const orientation = [...u16(0x0112), ...u16(3), ...u32(1), ...u16(way), 0, 0];
      const kept = segment(0xe1, [
        ...text('Exif\0\0MM'),
        ...u16(42),
        ...u32(8),
        ...u16(1),
        ...orientation,
        ...u32(0),
      ]);
      expect(bytes).toEqual([...start, ...kept, ...picture, ...end]);
    }
  });

  test('a PNG loses its texts and its time, and keeps its picture', async () => {
    const chunk = (type: string, content: number[]) => [
      ...u32(content.length),
      ...text(type),
      ...content,
      1,
      2,
      3,
      4,
    ];
    const [head, data, last] = [chunk('IHDR', [1, 2]), chunk('IDAT', [3]), chunk('IEND', [])];
    const signature = text('\u0089PNG\r\n\u001a\n');
    const words = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].flatMap((type) =>
      chunk(type, text(place)),
    );
    const all = [...signature, ...head, ...words, ...data, ...last, ...film];
    const { bytes } = await stripped(new Blob([new Uint8Array(all)], { type: 'image/png' }));
    expect(bytes).toEqual([...signature, ...head, ...data, ...last]);
  });

  test('that is cut off loses what was read of it', async () => {
    const { bytes } = await stripped(jpeg(start, exif(1), jfif, tables.slice(0, 20)));
    expect(bytes).toEqual([...start, ...jfif, ...tables.slice(0, 20)]);
    expect((await stripped(jpeg(start, exif(1), picture))).bytes).toEqual([...start, ...picture]);
  });

  test('that has nothing to tell, or is no photo at all, is sent as it is', async () => {
    const pdf = new File(['%PDF-1.7', place], 'proof.pdf', { type: 'application/pdf' });
    const plain = jpeg(start, jfif, picture, end);
    for (const file of [pdf, plain, jpeg(text('no photo')), jpeg([])]) {
      expect((await stripped(file)).file).toBe(file);
    }
  });

  test('whatever it holds, is read to its end without an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('image/jpeg', 'image/png'),
        async (noise, type) => {
          const signature =
            type === 'image/png'
              ? text('\u0089PNG\r\n\u001a\n')
              : [...start, ...exif(6).slice(0, 30)];
          const file = new Blob([new Uint8Array([...signature, ...noise])], { type });
          const { bytes } = await stripped(file);
          expect(bytes.length).toBeLessThanOrEqual(file.size + 36);
        },
      ),
    );
  });
});
