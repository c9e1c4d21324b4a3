// @where Widgets: reduction of a photo that is too large
import { whyNotDecodable } from '../files/small-picture.ts';

/** Widths that are tried one after the other, in px: a page of paper stays readable down to the last. */
const widths = [3000, 2200, 1600, 1200];

/**
 * A copy of a photo that fits the limit, as JPEG.
 *
 * @param maxSize in bytes
 * @throws when the file is no picture that the browser can read, or does not fit at any width
 */
export async function smallerPhoto(photo: File, maxSize: number): Promise<File> {
  if ((await whyNotDecodable(photo)) !== undefined)
    throw new Error('The picture cannot be decoded, or is too large.');
  const picture = await createImageBitmap(photo);
  try {
    for (const width of widths) {
      const scale = Math.min(1, width / picture.width);
      const canvas = new OffscreenCanvas(
        Math.round(picture.width * scale),
        Math.round(picture.height * scale),
      );
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const copy = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
      if (copy.size <= maxSize)
        return new File([copy], photo.name.replace(/\.[^.]*$/, '.jpg'), { type: copy.type });
    }
  } finally {
    picture.close();
  }
  throw new Error('The photo does not fit at any width.');
}
