import { isApiError } from '@agio/api-client';
import { useDownloadFile } from '@agio/api-client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { whyNotDecodable } from '../small-picture.ts';
import { kindOfBytes } from './model/document-kind.ts';

/** A document as it can be shown: a picture as its pixels, a PDF by its reader, everything else not at all. */
export type ShownDocument =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' | 'oversized' }
  | { readonly status: 'picture'; readonly picture: ImageBitmap; readonly blob: Blob }
  | { readonly status: 'pdf'; readonly blob: Blob }
  | { readonly status: 'notShown'; readonly why: 'kind' | 'size' | 'broken'; readonly blob: Blob };

/**
 * Fetches a document once for a component of its own, as every look is recorded, and decodes it to pixels. Nothing of a document becomes a part of
 * the page: no address leads to it, so that nothing in it can run.
 */
export function useDocument(fileId: string): ShownDocument & { retry: () => void } {
  const { download } = useDownloadFile();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<ShownDocument>({ status: 'loading' });
  const load = useEffectEvent(async (id: string): Promise<ShownDocument> => {
    try {
      return await shownAs((await download({ id })).blob);
    } catch (error) {
      const isOversized = isApiError(error, 'malformed') && error.path === 'size';
      return { status: isOversized ? 'oversized' : 'failed' };
    }
  });
  useEffect(() => {
    let isLeft = false;
    let picture: ImageBitmap | undefined;
    void load(fileId).then((document) => {
      if (document.status === 'picture') picture = document.picture;
      if (isLeft) picture?.close();
      else setShown(document);
    });
    return () => {
      isLeft = true;
      picture?.close();
    };
  }, [fileId, attempt]);
  const retry = () => {
    setShown({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { ...shown, retry };
}

async function shownAs(blob: Blob): Promise<ShownDocument> {
  const kind = kindOfBytes(new Uint8Array(await blob.slice(0, 16).arrayBuffer()));
  if (kind === 'file') return { status: 'notShown', why: 'kind', blob };
  if (kind === 'application/pdf') return { status: 'pdf', blob };
  const why = await whyNotDecodable(blob);
  if (why !== undefined) return { status: 'notShown', why, blob };
  try {
    // Under the type of its bytes, whatever came with it.
    const picture = await createImageBitmap(new Blob([blob], { type: kind }));
    return { status: 'picture', picture: await bounded(picture), blob };
  } catch {
    return { status: 'notShown', why: 'broken', blob };
  }
}

/** Px of the longer side that is kept: as sharp as four times the zoom needs, and no flood of memory. */
const maxSidePixels = 4096;

/** The picture, or a smaller copy in its place: a bitmap takes four bytes a pixel for as long as it is looked at. */
async function bounded(picture: ImageBitmap): Promise<ImageBitmap> {
  const scale = maxSidePixels / Math.max(picture.width, picture.height);
  if (scale >= 1) return picture;
  try {
    return await createImageBitmap(picture, {
      resizeWidth: Math.max(1, Math.round(picture.width * scale)),
      resizeHeight: Math.max(1, Math.round(picture.height * scale)),
      resizeQuality: 'high',
    });
  } finally {
    picture.close();
  }
}
