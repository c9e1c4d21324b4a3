import { useDownloadFile } from '@agio/api-client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isDecodable } from '../documents/index.ts';
import { kindOfBytes } from './model/document-kind.ts';

/** A document as it can be shown: a picture as its pixels, everything else not at all. */
export type ShownDocument =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'picture'; readonly picture: ImageBitmap; readonly blob: Blob }
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
    } catch {
      return { status: 'failed' };
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
  if (!(await isDecodable(blob))) return { status: 'notShown', why: 'size', blob };
  try {
    // Under the type of its bytes, whatever came with it.
    const picture = await createImageBitmap(new Blob([blob], { type: kind }));
    return { status: 'picture', picture, blob };
  } catch {
    return { status: 'notShown', why: 'broken', blob };
  }
}
