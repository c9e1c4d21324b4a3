/*
 * A worker that reads one PDF and draws its pages: pdf.js as a whole runs here, its drawing too, and only pixels and plain
 * text leave. A page that computes for ever is ended with its worker, and never holds up the page of an officer.
 */
import { lossesSoFar, scope } from './scope.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import {
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
  type RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { maxMegapixels } from '../picture-limits.ts';
import { maxPageText, pageScale } from './limits.ts';
import { PdfData } from './pdf-data.ts';
import type { PdfFailure, PdfRequest } from './protocol.ts';

/** Canvases without a page. */
class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false });
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Filters are elements of SVG in a page; without one pdf.js computes what it needs. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy = () => undefined;
}

const open = (data: ArrayBuffer) =>
  getDocument({
    data: new Uint8Array(data),
    // Nothing is fetched, and nothing but the file itself is read.
    disableRange: true,
    disableStream: true,
    disableAutoFetch: true,
    useWorkerFetch: false,
    BinaryDataFactory: PdfData,
    // Forms of XFA are programs. Where one has pages besides, those are drawn.
    enableXfa: false,
    // Glyphs are drawn as lines: no font of a stranger is given to the browser's own readers of fonts.
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: maxMegapixels * 1_000_000,
    disableWorkerRendering: true,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    ownerDocument: {},
  } as Parameters<typeof getDocument>[0]).promise;

let reading: PDFDocumentProxy | undefined;
let drawing: RenderTask | undefined;
/** The page that was asked for last. */
let wanted: PdfRequest | undefined;

async function draw(request: PdfRequest & { ask: 'draw' }): Promise<void> {
  const page = await reading!.getPage(request.page);
  const natural = page.getViewport({ scale: 1 });
  const scale = pageScale(natural.width, natural.height, request.longest);
  if (scale === undefined) throw new Error('The page has no extent.');
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  if (wanted !== request) return;
  const before = lossesSoFar();
  drawing = page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
    background: '#ffffff',
    // Draws annotations as they look: filled fields, a stamp, a signature. Nothing can be pressed.
    annotationMode: AnnotationMode.ENABLE,
  });
  await drawing.promise;
  const picture = canvas.transferToImageBitmap();
  const { longest } = request;
  scope.postMessage(
    {
      say: 'drawn',
      page: request.page,
      longest,
      picture,
      text: await textOf(page),
      isPartial: lossesSoFar() > before,
    },
    [picture],
  );
  page.cleanup();
}

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

/** Returns the text of a page, in the order of the file; empty if it cannot be read. */
async function textOf(page: Page): Promise<string> {
  let text = '';
  try {
    const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<{
      items: readonly { str?: string; hasEOL?: boolean }[];
    }>;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (const { str = '', hasEOL = false } of part.value.items)
        text += hasEOL ? `${str}\n` : str;
      if (text.length > maxPageText) {
        await reader.cancel(new Error('The text of the page is long enough.'));
        break;
      }
    }
  } catch {
    // The picture is what counts.
  }
  return text.slice(0, maxPageText).trim();
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

const failureOf = (error: unknown): PdfFailure =>
  isNamed(error, 'PasswordException') ? 'locked' : 'broken';

async function answer(request: PdfRequest): Promise<void> {
  if (request.ask === 'open') {
    try {
      reading = await open(request.data);
      scope.postMessage({ say: 'opened', pages: reading.numPages });
    } catch (error) {
      scope.postMessage({ say: 'failed', why: failureOf(error) });
    }
    return;
  }
  wanted = request;
  drawing?.cancel();
  try {
    await draw(request);
  } catch (error) {
    if (wanted !== request || isNamed(error, 'RenderingCancelledException')) return;
    scope.postMessage({ say: 'failed', why: 'broken', page: request.page });
  }
}

addEventListener('message', ({ data }: MessageEvent<Partial<PdfRequest>>) => {
  // pdf.js has messages of its own here, which have no `ask`.
  if (data.ask !== undefined) void answer(data as PdfRequest);
});
scope.postMessage({ say: 'ready' });
