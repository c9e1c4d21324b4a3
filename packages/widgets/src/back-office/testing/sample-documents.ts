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
