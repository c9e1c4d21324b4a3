import { useEffect, useRef, useState } from 'react';
import { PdfError, PdfReader } from './pdf-reader.ts';
import type { DrawnPage, PdfFailure } from './protocol.ts';

/** A PDF and the page of it that is looked at. */
export interface Pdf {
  /** Undefined until it is open. */
  readonly pages: number | undefined;
  readonly page: number;
  /** The page as pixels, or the one before while this one is drawn. */
  readonly drawn: DrawnPage | undefined;
  /** Reason for which there is no page, or no document if `pages` is undefined. */
  readonly failure: PdfFailure | undefined;
  readonly goTo: (page: number) => void;
  /** Px of the longer side that the page is to be drawn with. */
  readonly sharpen: (longest: number) => void;
  readonly stop: () => void;
  readonly retry: () => void;
}

const whyOf = (error: unknown): PdfFailure => (error instanceof PdfError ? error.why : 'broken');

/** Reads a PDF for as long as the component is there, in a worker that ends with it. */
export function usePdf(file: Blob): Pdf {
  const [attempt, setAttempt] = useState(0);
  const [open, setOpen] = useState<{ reader: PdfReader; pages: number }>();
  const [pages, setPages] = useState<number>();
  const [page, setPage] = useState(1);
  const [longest, setLongest] = useState(0);
  const [drawn, setDrawn] = useState<DrawnPage>();
  const [failure, setFailure] = useState<PdfFailure>();
  const reading = useRef<PdfReader>(undefined);
  useEffect(() => {
    let isLeft = false;
    const reader = new PdfReader();
    reading.current = reader;
    reader.open(file).then(
      (count) => {
        if (isLeft) return;
        setPages(count);
        setOpen({ reader, pages: count });
      },
      (error: unknown) => {
        if (!isLeft) setFailure(whyOf(error));
      },
    );
    return () => {
      isLeft = true;
      reader.end();
    };
  }, [file, attempt]);
  useEffect(() => {
    if (open === undefined || open.reader.hasEnded || longest === 0) return undefined;
    let isLeft = false;
    open.reader.draw(page, longest).then(
      (shown) => {
        if (isLeft) shown.picture.close();
        else setDrawn(shown);
      },
      (error: unknown) => {
        if (!isLeft) setFailure(whyOf(error));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [open, page, longest]);
  // Pixels are given back as soon as others are there, or the document is left.
  useEffect(() => () => drawn?.picture.close(), [drawn]);
  const begin = () => {
    setFailure(undefined);
    // Ended with the page that took too long.
    if (reading.current?.hasEnded !== true) return;
    setOpen(undefined);
    setAttempt(attempt + 1);
  };
  return {
    pages,
    page,
    drawn,
    failure,
    goTo: (next) => {
      if (next === page) return;
      setPage(next);
      begin();
    },
    sharpen: setLongest,
    stop: () => reading.current?.end('stopped'),
    retry: () => {
      // Starts another attempt at the same page, with the same reader.
      if (open !== undefined && !open.reader.hasEnded) setOpen({ ...open });
      begin();
    },
  };
}
