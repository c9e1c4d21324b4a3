import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import {
  betterOf,
  differsThroughout,
  findings,
  judge,
  leftovers,
  type OnFile,
  steadyOf,
} from './findings.ts';
import { type Hashes, hashOf } from './picture-hashes.ts';
import type { Shot } from './photographer.ts';

/** A dark picture with a white square as wide as said. */
function picture(square: number): Buffer {
  const png = new PNG({ width: 40, height: 20 });
  for (let at = 0; at < png.data.length; at += 4) {
    const x = (at / 4) % 40;
    png.data.writeUInt32LE(x < square ? 0xff_ff_ff_ff : 0xff_12_0d_0b, at);
  }
  return PNG.sync.write(png);
}

const shot = (png: Buffer | undefined, fault?: string): Shot => ({
  story: {
    id: 'controls-button--matrix',
    type: 'story',
    title: 'Controls/Button',
    name: 'Matrix',
    variants: [],
  },
  variant: { name: 'rtl', globals: { brand: 'agio', scheme: 'dark', dir: 'rtl' } },
  ...(png && { png, hash: hashOf(png) }),
  ...(fault !== undefined && { fault }),
});

const onFile = (hash: string): OnFile => new Map([['controls-button', { matrix: { rtl: hash } }]]);

const judged = (now: Buffer, hash: string, before?: Buffer) =>
  findings(judge([shot(now)], onFile(hash)), () => before, 'there is none').map(({ what }) => what);

test('the hash on file is enough where nothing changed: no picture before is needed', () => {
  const never = () => {
    throw new Error('asked for');
  };
  const same = judge([shot(picture(9))], onFile(hashOf(picture(9))));
  expect(findings(same, never, '')).toStrictEqual([]);
});

test('a change is measured by its pixels, with the picture before', () => {
  expect(judged(picture(11), hashOf(picture(9)), picture(9))).toStrictEqual(['40 px differ']);
});

test('a machine that draws slightly other bits finds no visible difference', () => {
  expect(judged(picture(9), 'drawn elsewhere', picture(9))).toStrictEqual([]);
});

test('a change is named even where there is no picture before', () => {
  expect(judged(picture(11), hashOf(picture(9)))).toStrictEqual(['differs; there is none']);
});

test('a story that is new, or could not be shown, is named as such', () => {
  const all = findings(
    [...judge([shot(picture(9))], new Map()), ...judge([shot(undefined, 'it failed')], new Map())],
    () => undefined,
    '',
  );
  expect(all.map(({ what }) => what)).toStrictEqual(['new', 'it failed']);
});

test('a picture on file that no story has any more is left over', () => {
  const stories: OnFile = new Map<string, Hashes>([
    ['controls-button', { matrix: { rtl: '1', 'agio-dark': '2' } }],
    ['controls-gone', { matrix: { rtl: '3' } }],
  ]);
  expect(leftovers([shot(picture(9))], stories)).toStrictEqual([
    'controls-button/matrix.agio-dark',
    'controls-gone/matrix.rtl',
  ]);
});

test('a picture that is as on file when it is taken again is taken in place of the first', () => {
  const file = onFile(hashOf(picture(9)));
  const [odd, missing, good] = [shot(picture(11)), shot(undefined, 'it failed'), shot(picture(9))];
  const again = (png: Buffer | undefined) => judge([shot(png)], file);
  expect(betterOf([odd], again(picture(9)), file)).toStrictEqual([good]);
  expect(betterOf([missing], again(picture(9)), file)).toStrictEqual([good]);
  expect(betterOf([odd], again(picture(12)), file)).toStrictEqual([odd]);
  expect(betterOf([odd], again(undefined), file)).toStrictEqual([odd]);
  expect(betterOf([good], again(picture(11)), file)).toStrictEqual([good]);
});

test('a picture goes on file as it is twice; one that is another each time does not', () => {
  const taken = (width: number): Shot => {
    const png = picture(width);
    return { ...shot(png), hash: hashOf(png) };
  };
  expect(steadyOf([taken(9)], [taken(11)], [taken(11)])).toStrictEqual([taken(11)]);
  expect(steadyOf([taken(9)], [], [])).toStrictEqual([taken(9)]);
  const [changing] = steadyOf([taken(9)], [taken(9)], [taken(11)]);
  expect([changing?.png, changing?.fault]).toEqual([
    undefined,
    'is another each time that it is taken',
  ]);
});

test('more than half of the pictures differ: the machine draws otherwise, or everything was changed', () => {
  const [same, other] = [picture(9), picture(11)];
  const all = (...pngs: Buffer[]) =>
    judge(
      pngs.map((png) => shot(png)),
      onFile(hashOf(same)),
    );
  expect(differsThroughout(all(other, other, same))).toBe(true);
  expect(differsThroughout(all(other, same))).toBe(false);
});
