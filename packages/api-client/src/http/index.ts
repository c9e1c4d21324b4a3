export * from './api-error.ts';
export * from './error-catalogue.ts';
export type { CallFailure } from './failure-log.ts';
export type { DownloadedFile } from './file.ts';
export { UnknownOutcomeError } from './unknown-outcome.ts';
export { randomKey } from './random-key.ts';
export type { CallOptions, Send } from './send.ts';
export type { UploadProgress } from './upload.ts';
