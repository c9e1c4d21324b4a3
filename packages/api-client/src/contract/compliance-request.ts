import * as v from 'valibot';
import { requestStatuses, requestTypes } from './enums.ts';
import { id, openEnum, timestamp } from './primitives.ts';

export const uploadedFile = v.object({
  fileId: id,
  fileName: v.string(),
  /** Bytes. */
  fileSize: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type UploadedFile = v.InferOutput<typeof uploadedFile>;

export const complianceRequest = v.object({
  id,
  statusType: openEnum(requestStatuses),
  requestType: openEnum(requestTypes),
  /** From the officer: why more data is asked for, or why the request was rejected. */
  comment: v.nullable(v.string()),
  readyToReviewAt: v.nullable(timestamp),
  acknowledgedAt: v.nullable(timestamp),
  uploads: v.array(uploadedFile),
});
export type ComplianceRequest = v.InferOutput<typeof complianceRequest>;
