/*
 * Fonts that pdf.js needs besides the document, bundled with the worker because there is no address to fetch them from.
 */
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url&inline';
import fixed from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb?url&inline';
import fixedBold from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url&inline';
import fixedBoldItalic from 'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url&inline';
import fixedItalic from 'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url&inline';
import serif from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb?url&inline';
import serifBold from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url&inline';
import serifBoldItalic from 'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url&inline';
import serifItalic from 'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url&inline';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url&inline';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url&inline';
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg.wasm?url&inline';

const files: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitFixed.pfb': fixed,
  'FoxitFixedBold.pfb': fixedBold,
  'FoxitFixedBoldItalic.pfb': fixedBoldItalic,
  'FoxitFixedItalic.pfb': fixedItalic,
  'FoxitSerif.pfb': serif,
  'FoxitSerifBold.pfb': serifBold,
  'FoxitSerifBoldItalic.pfb': serifBoldItalic,
  'FoxitSerifItalic.pfb': serifItalic,
  'FoxitSymbol.pfb': symbol,
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': jpeg2000,
};

/**
 * The standard fonts that a PDF need not bring along, and the decoders of pictures. Helvetica is drawn with the device's
 * own sans-serif, and the maps of Chinese, Japanese and Korean are left out (docs/decisions/0044).
 */
export class PdfData {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = files[filename];
    if (address === undefined) return Promise.reject(new Error(`There is no ${filename}.`));
    const text = atob(address.slice(address.indexOf(',') + 1));
    return Promise.resolve(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  }
}
