import * as v from 'valibot';
import { requestStatuses, requestTypes } from './enums.ts';
import { count } from './figures.ts';
import { id, listOf, openEnum, timestamp } from './primitives.ts';
import { name, words } from './texts.ts';

export const uploadedFile = v.object({
  fileId: id,
  fileName: name,
  /** Bytes. */
  fileSize: count,
});
export type UploadedFile = v.InferOutput<typeof uploadedFile>;

export const complianceRequest = v.object({
  id,
  statusType: openEnum(requestStatuses),
  requestType: openEnum(requestTypes),
  /** From the officer: why more data is asked for, or why the request was rejected. */
  comment: v.nullable(words),
  readyToReviewAt: v.nullable(timestamp),
  acknowledgedAt: v.nullable(timestamp),
  uploads: listOf(uploadedFile, 500),
});
export type ComplianceRequest = v.InferOutput<typeof complianceRequest>;
