import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { sendText } from './respond.ts';
import { documentWorkerFile, documentWorkerPolicy } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

/** Documents that the build may have for an address, the closest first; deploy/nginx.conf.template has the same. */
const documentsOf = (path: string): string[] =>
  path === '/' ? ['/root.html'] : [`${path}.html`, `/${path.split('/')[1] ?? ''}.html`];

/** Serves the built app: its files, and its document for every address that is not a file. */
export function builtApp(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const files = staticFiles(folder);
  const plain = 'text/plain; charset=utf-8';

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, plain, 'This address is only read.');
    }
    let path: string;
    try {
      path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    } catch {
      return sendText(response, 400, plain, 'This address is malformed.');
    }
    if (path.includes('\0')) return sendText(response, 404, plain, 'There is no such file.');
    if (documentWorkerFile.test(path))
      response.setHeader('Content-Security-Policy', documentWorkerPolicy);
    if (await files(path, request, response)) return;
    const isNoPage = /\/\.|^\/assets(?:\/|$)/.test(path);
    if (isNoPage || extname(path) !== '')
      return sendText(response, 404, plain, 'There is no such file.');
    for (const document of [...documentsOf(path), '/index.html'])
      if (await files(document, request, response)) return undefined;
    return sendText(
      response,
      503,
      plain,
      `The app is not built: there is no ${folder}/index.html. Run "npm run build".`,
    );
  };
}
