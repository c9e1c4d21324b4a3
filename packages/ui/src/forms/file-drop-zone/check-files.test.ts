import { expect, test } from 'vitest';
import { uploadRules } from '../../testing/upload-rules.ts';
import { checkFiles, readHeads } from './check-files.ts';

const file = (name: string, size = 100, lastModified = 0) =>
  new File([new Uint8Array(size)], name, { lastModified });
const reasons = (...files: File[]) =>
  checkFiles(files, [], uploadRules).map(({ rejection }) => rejection);

test('the five types are taken whatever the case of their ending, others are not', () => {
  expect(
    reasons(file('a.JPG'), file('b.jpeg'), file('c.gif'), file('d.Png'), file('e.pdf')),
  ).toEqual(Array.from({ length: 5 }));
  expect(reasons(file('Portfolio.xlsx'), file('pdf'), file('scan.pdf.exe'))).toEqual([
    'type',
    'type',
    'type',
  ]);
});

test('5 MB is the last size that is taken, and an empty file is not', () => {
  const limit = 5 * 1024 * 1024;
  expect(reasons(file('a.pdf', limit), file('b.pdf', limit + 1), file('c.pdf', 0))).toEqual([
    undefined,
    'size',
    'empty',
  ]);
});

test('the eleventh file that could be sent is one too many; rejected ones do not count', () => {
  const ten = Array.from({ length: 10 }, (_, i) => file(`${i}.png`));
  expect(reasons(file('x.exe'), ...ten, file('eleventh.png')).at(-1)).toBe('count');
  expect(reasons(file('x.exe'), ...ten).filter(Boolean)).toEqual(['type']);
});

test('the same file chosen again is said to be there already', () => {
  const first = checkFiles([file('a.pdf')], [], uploadRules);
  expect(checkFiles([file('a.pdf'), file('a.pdf', 101)], first, uploadRules)).toMatchObject([
    { rejection: 'duplicate' },
    {},
  ]);
});

test('a file that does not begin as its name says is refused on its own, by its first bytes', async () => {
  const rules = {
    ...uploadRules,
    signatures: [
      { extensions: ['pdf'], bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
      { extensions: ['png'], bytes: [0x89, 0x50, 0x4e, 0x47] },
    ],
  };
  const files = [
    new File(['%PDF-1.4'], 'statement.pdf'),
    new File(['words'], 'fake.png'),
    new File(['%PDF-1.4'], 'renamed.png'),
    new File(['%P'], 'cut.pdf'),
    new File(['anything'], 'photo.gif'),
  ];
  const heads = await readHeads(files, rules);
  expect(checkFiles(files, [], rules, heads).map(({ rejection }) => rejection)).toEqual([
    undefined,
    'content',
    'content',
    'content',
    undefined,
  ]);
  // A file that cannot be read is accepted: the exchange judges it.
  expect(checkFiles(files.slice(1, 2), [], rules)).toMatchObject([{}]);
});
