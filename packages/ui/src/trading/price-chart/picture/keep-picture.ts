/**
 * The outcome of a picture: on the clipboard, saved as a file, saved because the clipboard was refused, or neither because
 * the browser could not make it.
 */
export type PictureResult = 'copied' | 'saved' | 'savedInstead' | 'failed';

const type = 'image/png';

/** Puts a picture on the clipboard, or saves it where the browser refuses that. */
export async function copyPicture(
  picture: Promise<HTMLCanvasElement>,
  name: string,
): Promise<PictureResult> {
  const blob = picture.then(pngOf);
  try {
    // A promise and not the picture: Safari allows it only in the moment of the press. Both are missing without TLS.
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    return 'copied';
  } catch {
    return (await save(blob, name)) ? 'savedInstead' : 'failed';
  }
}

/** Saves a picture as a file. */
export async function savePicture(
  picture: Promise<HTMLCanvasElement>,
  name: string,
): Promise<PictureResult> {
  return (await save(picture.then(pngOf), name)) ? 'saved' : 'failed';
}

async function save(blob: Promise<Blob>, name: string): Promise<boolean> {
  try {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await blob);
    link.download = name;
    link.click();
    // The browser has taken the file by the next task.
    setTimeout(() => URL.revokeObjectURL(link.href));
    return true;
  } catch {
    return false;
  }
}

const pngOf = async (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))),
      type,
    );
  });
