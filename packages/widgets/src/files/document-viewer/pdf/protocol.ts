/** Reason for which a PDF, or a page of it, is not shown. */
export type PdfFailure =
  /** It cannot be read. */
  | 'broken'
  /** It cannot be read without a password. */
  | 'locked'
  /** It unpacks to more than a document may. */
  | 'size'
  /** It took longer than it may. */
  | 'slow'
  /** The reader stopped it. */
  | 'stopped'
  /** The PDF reader could not be loaded. */
  | 'noReader';

/** To the worker. A worker reads one document in its life. */
export type PdfRequest =
  | { readonly ask: 'open'; readonly data: ArrayBuffer }
  /** `longest` px of the longer side. The page asked for last is drawn, what was asked before is given up. */
  | { readonly ask: 'draw'; readonly page: number; readonly longest: number };

/** A page as its pixels. */
export interface DrawnPage {
  readonly page: number;
  readonly longest: number;
  readonly picture: ImageBitmap;
  /** Text of the page, for screen readers. */
  readonly text: string;
  /** True if a picture or font of the page could not be drawn. */
  readonly isPartial: boolean;
}

/** From the worker. */
export type PdfAnswer =
  /** Its file is loaded: from now on its time is measured. */
  | { readonly say: 'ready' }
  | { readonly say: 'opened'; readonly pages: number }
  | ({ readonly say: 'drawn' } & DrawnPage)
  /** The document failed if no page is given. */
  | { readonly say: 'failed'; readonly why: PdfFailure; readonly page?: number };
