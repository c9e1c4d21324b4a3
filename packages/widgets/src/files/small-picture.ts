import { maxMegapixels } from './document-viewer/picture-limits.ts';
import { picturePixels } from './picture-size.ts';

/** A JPEG keeps what its camera wrote before the size of the picture. */
const headBytes = 256 * 1024;
/** Px of the longer side: enough for a thumbnail on a sharp screen. */
const side = 96;

/**
 * Returns the reason for which a picture is not decoded: its head is that of none, or it would flood the memory of the
 * device (S45).
 */
export async function whyNotDecodable(file: Blob): Promise<'broken' | 'size' | undefined> {
  const pixels = picturePixels(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (pixels === undefined || pixels === 0) return 'broken';
  return pixels > maxMegapixels * 1_000_000 ? 'size' : undefined;
}

/** A thumbnail as a data address; undefined for what is no picture, or too large a one. */
export async function smallPicture(file: Blob): Promise<string | undefined> {
  try {
    if ((await whyNotDecodable(file)) !== undefined) return undefined;
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.7);
  } catch {
    // The browser cannot read it; the exchange will say so.
    return undefined;
  }
}
