import * as v from 'valibot';
import { uploadedFile } from './compliance.ts';
import { defineEndpoint } from './endpoint.ts';
import { closedEnum, id } from './primitives.ts';
import { name } from './texts.ts';

const base = '/frontoffice/api/v1/file-transfer';

export const files = {
  /**
   * Upload one document. `documentType` travels in the query, the file in a multipart body. The client takes place,
   * time and device out of photos first.
   */
  upload: defineEndpoint({
    method: 'POST',
    path: `${base}/upload`,
    auth: 'required',
    standing: 'unfrozen',
    requestType: 'multipart',
    queryKeys: ['documentType'],
    input: v.object({ documentType: closedEnum(['ProofOfFunds', 'SignedForm']), file: v.blob() }),
    output: uploadedFile,
  }),
  /** A document of the user, or any for staff with the right to see it. */
  download: defineEndpoint({
    method: 'GET',
    path: `${base}/download/{id}`,
    auth: 'required',
    standing: 'open',
    responseType: 'file',
    input: v.object({ id }),
    output: v.object({ blob: v.blob(), fileName: name }),
  }),
};
