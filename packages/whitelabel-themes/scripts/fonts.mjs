// Makes the files of src/fonts, which are committed; run it again only when a font changes, from a folder in which
//   npm install subset-font@2.9.0 fontkit@2.0.4 inter-ui@4.1.1 @fontsource-variable/manrope@5.3.0 \
//     @fontsource-variable/source-serif-4@5.3.1 @fontsource/arimo@5.3.0 @fontsource/tinos@5.3.0
// was done:
//   node <path to this file>
// Inter is cut into one file per script. The other two come cut, and stay as they come: the name "Source" is reserved
// by its licence to unmodified files. Then it prints the measures of the stand-ins in src/fonts/fonts.css.
/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-misused-spread -- its packages are not of the workspace and have no types here */
import { createRequire } from 'node:module';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const subsetFont = require('subset-font');
const fontkit = require('fontkit');
const fonts = join(import.meta.dirname, '../src/fonts');
const installed = join(process.cwd(), 'node_modules');
const inter = join(installed, 'inter-ui/variable/InterVariable.woff2');
const source = readFileSync(inter);

// Tabular figures, slashed zero and open digits are why Inter comes from inter-ui: other builds drop them.
const keepFeatures = [
  'calt',
  'case',
  'ccmp',
  'kern',
  'locl',
  'mark',
  'mkmk',
  'tnum',
  'lnum',
  'zero',
  'ss01',
  'ss02',
  'cv05',
  'cv08',
];

// The ranges are those of `unicode-range` in fonts.css.
const scripts = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6],
    [0x2da],
    [0x2dc],
    [0x2000, 0x200a],
    [0x2010, 0x2027],
    [0x202f, 0x2030],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x2044],
    [0x2074],
    [0x20ac],
    [0x20bf],
    [0x2122],
    [0x2190, 0x2199],
    [0x21b5],
    [0x21e7],
    [0x2212],
    [0x2215],
    [0x2248],
    [0x2260],
    [0x2264, 0x2265],
    [0x2318],
    [0x2325],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x19f],
    [0x1a2, 0x1ae],
    [0x1b1, 0x2ba],
    [0x2bd, 0x2c5],
    [0x2c7, 0x2cc],
    [0x1e00, 0x1e9f],
    [0x1ef2, 0x1eff],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20be],
  ],
  vietnamese: [
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x300, 0x301],
    [0x303, 0x304],
    [0x308, 0x309],
    [0x323],
    [0x329],
    [0x1ea0, 0x1ef1],
  ],
  cyrillic: [[0x400, 0x45f], [0x490, 0x491], [0x4b0, 0x4b1], [0x2116]],
  greek: [[0x370, 0x377], [0x37a, 0x37f], [0x384, 0x38a], [0x38c], [0x38e, 0x3a1], [0x3a3, 0x3ff]],
};

for (const [name, ranges] of Object.entries(scripts)) {
  let text = '';
  for (const [first, last = first] of ranges)
    for (let code = first; code <= last; code += 1) text += String.fromCodePoint(code);
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    keepFeatures,
    // The product uses three weights; the optical size stays, it sets headings tighter.
    variationAxes: { wght: { min: 400, max: 600 } },
    noHinting: true,
  });
  writeFileSync(join(fonts, `inter-${name}.woff2`), font);
}

for (const family of ['manrope', 'source-serif-4']) {
  const files = join(installed, '@fontsource-variable', family, 'files');
  for (const script of Object.keys(scripts))
    copyFileSync(
      join(files, `${family}-${script}-wght-normal.woff2`),
      join(fonts, `${family}-${script}.woff2`),
    );
}

// Letters as often as in English text; the spaces are words' ends.
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

function averageWidth(font) {
  const metrics = font.hmtx.metrics.toArray();
  const widths = [...sample].map((letter) => {
    const { id } = font.glyphForCodePoint(letter.codePointAt(0));
    return metrics[Math.min(id, metrics.length - 1)].advance;
  });
  return widths.reduce((all, width) => all + width, 0) / sample.length / font.unitsPerEm;
}

const fileOf = (family, face) =>
  readFileSync(join(installed, family, `files/${family.split('/')[1]}-latin-${face}-normal.woff2`));
const standIns = [
  ['Inter', source, { wght: 400, opsz: 14 }, fileOf('@fontsource/arimo', 400)],
  [
    'Manrope',
    fileOf('@fontsource-variable/manrope', 'wght'),
    { wght: 700 },
    fileOf('@fontsource/arimo', 700),
  ],
  [
    'Source Serif 4',
    fileOf('@fontsource-variable/source-serif-4', 'wght'),
    { wght: 500 },
    fileOf('@fontsource/tinos', 400),
  ],
];
for (const [name, bytes, variationAxes, system] of standIns) {
  const options = { targetFormat: 'truetype', variationAxes };
  const font = fontkit.create(await subsetFont(bytes, sample, options));
  const size = averageWidth(font) / averageWidth(fontkit.create(system));
  const percent = (value) => `${Math.round(value * 10_000) / 100}%`;
  console.log(
    `${name} Fallback: size-adjust ${percent(size)}, ascent-override ${percent(font.ascent / font.unitsPerEm / size)}, descent-override ${percent(-font.descent / font.unitsPerEm / size)}`,
  );
}
