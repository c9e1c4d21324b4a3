import * as v from 'valibot';
import { requestStatuses, requestTypes } from '../base/enums.ts';
import { count } from '../base/figures.ts';
import { id, listOf, openEnum, timestamp } from '../base/primitives.ts';
import { name, words } from '../base/texts.ts';

export const uploadedFile = v.object({
  fileId: id,
  fileName: name,
  /** Bytes. */
  fileSize: count,
  uploadedAt: v.optional(timestamp),
});
export type UploadedFile = v.InferOutput<typeof uploadedFile>;

export const complianceRequest = v.object({
  id,
  statusType: openEnum(requestStatuses),
  requestType: openEnum(requestTypes),
  /** From the officer: why more data is asked for, or why the request was rejected. */
  comment: v.nullable(words),
  readyToReviewAt: v.nullable(timestamp),
  /** Time of the last decision of an officer, a question for more data included; null or missing: there is none. */
  decidedAt: v.optional(v.nullable(timestamp)),
  /** Working days within which most requests of this type are decided; missing: the exchange does not say. */
  usualDays: v.optional(count),
  /**
   * Time at which those days are over, weekends left out (UTC). From then on the request is late; null while it is not
   * sent.
   */
  dueAt: v.optional(v.nullable(timestamp)),
  acknowledgedAt: v.nullable(timestamp),
  uploads: listOf(uploadedFile, 500),
});
export type ComplianceRequest = v.InferOutput<typeof complianceRequest>;
