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

/** Answers every download with this document; one that is made takes as long as that takes. */
export const answerDocument =
  (document: Blob | (() => Promise<Blob>)) =>
  (request: Request): Response | undefined =>
    request.url.includes('/file-transfer/download/')
      ? new Response(typeof document === 'function' ? whenMade(document) : document, {
          headers: {
            'content-type': typeof document === 'function' ? 'application/pdf' : document.type,
            'content-disposition': 'attachment; filename="document.png"',
          },
        })
      : undefined;

const whenMade = (make: () => Promise<Blob>) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new Uint8Array(await (await make()).arrayBuffer()));
      controller.close();
    },
  });
