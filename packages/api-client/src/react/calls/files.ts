import type { AnswerOf, CallName, InputOf } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useDownload, type Download } from '../cache/use-download.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const documents: readonly CallName[] = [
  'files.list',
  'compliance.active',
  'backOfficeUsers.documents',
];

/** Returns the user's own documents, oldest first; of one type if it is given. */
export function useOwnDocuments(
  input: InputOf<'files.list'> = noInput,
): Query<AnswerOf<'files.list'>> {
  return usePrivateRead('files.list', input);
}

/** Removes a document that was not sent for review yet. */
export function useRemoveDocument(): Write<'removeDocument', 'files.remove'> {
  return useWrite('removeDocument', 'files.remove', [...documents, 'compliance.nextStep']);
}

/** Uploads one document; `onProgress` in the options receives the progress. */
export function useUploadFile(): Write<'uploadFile', 'files.upload'> {
  return useWrite('uploadFile', 'files.upload', documents);
}

/** Fetches a document of the user, or any for staff with the right to see it. */
export function useDownloadFile(): Download<'files.download'> {
  return useDownload('files.download');
}
