/** A picture of 32 × 48 px. */
export const picture = new Blob(
  [
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAACAAAAAwCAIAAAD/zu84AAAAM0lEQVR42u3NMQ0AAAjAMNQhDE34AxUcJF32N7L69AAAAAAAAAB4AsxxAAAAAAAAAE+ABR8Ka8T+304pAAAAAElFTkSuQmCC',
      ),
      (letter) => letter.charCodeAt(0),
    ),
  ],
  { type: 'image/png' },
);

/** A PNG that says how large it is, and ends there. */
export function pictureHead(width: number, height: number): Blob {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Blob([bytes], { type: 'image/png' });
}

/** Answers every download with this document. */
export const answerDocument = (document: Blob) => (request: Request) =>
  request.url.includes('/file-transfer/download/')
    ? new Response(document, {
        headers: {
          'content-type': document.type,
          'content-disposition': 'attachment; filename="document.png"',
        },
      })
    : undefined;
