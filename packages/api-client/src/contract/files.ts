// @where Client: kinds of documents that customers send
import * as v from 'valibot';
import { uploadedFile } from './compliance/compliance-request.ts';
import { defineEndpoint } from './base/endpoint.ts';
import { closedEnum, id, listOf, namedFile, openEnum, timestamp } from './base/primitives.ts';

const base = '/frontoffice/api/v1/file-transfer';
const documentTypes = ['ProofOfFunds', 'SignedForm'] as const;

/** A document as its owner sees it. */
export const ownDocument = v.object({
  ...uploadedFile.entries,
  documentType: openEnum(documentTypes),
  uploadedAt: timestamp,
  /** The compliance request that it belongs to; null while it belongs to none. */
  requestId: v.nullable(id),
  /** True until it is sent for review: its owner may still remove it. */
  removable: v.boolean(),
});
export type OwnDocument = v.InferOutput<typeof ownDocument>;

export const files = {
  /**
   * Upload one document. `documentType` travels in the query, the file in a multipart body. The client takes place,
   * time and device out of photos first. Repeated with its key after a lost answer it is the same document.
   */
  upload: defineEndpoint({
    method: 'POST',
    path: `${base}/upload`,
    auth: 'required',
    standing: 'unfrozen',
    idempotent: true,
    requestType: 'multipart',
    queryKeys: ['documentType'],
    input: v.object({ documentType: closedEnum(documentTypes), file: v.blob() }),
    output: uploadedFile,
  }),
  /** The user's own documents, oldest first. */
  list: defineEndpoint({
    method: 'GET',
    path: base,
    auth: 'required',
    standing: 'open',
    input: v.object({ documentType: v.optional(closedEnum(documentTypes)) }),
    output: listOf(ownDocument, 500),
  }),
  /** Remove a document that was not sent for review yet. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${base}/{id}`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ id }),
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
    output: namedFile,
  }),
};
