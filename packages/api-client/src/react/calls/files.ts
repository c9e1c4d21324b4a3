import type { CallName } from '../cache/keys.ts';
import { useDownload, type Download } from '../cache/use-download.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const documents: readonly CallName[] = ['compliance.active', 'backOfficeUsers.documents'];

/** Uploads one document; `onProgress` in the options hears how far it is. */
export function useUploadFile(): Write<'uploadFile', 'files.upload'> {
  return useWrite('uploadFile', 'files.upload', documents);
}

/** Fetches a document of the user, or any for staff with the right to see it. */
export function useDownloadFile(): Download<'files.download'> {
  return useDownload('files.download');
}
