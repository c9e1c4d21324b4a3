/**
 * Documents that the exchange asks for: uploads with their purpose and progress, and those that were sent.
 *
 * @example
 * ```tsx
 * import { Documents } from '@agio/widgets/documents';
 *
 * export const DocumentsPage = () => <Documents />;
 * ```
 *
 * @module
 */

export { Documents, type DocumentsProps } from './documents.tsx';
export { type UploadPurpose } from './model/upload-purpose.ts';
export { ProofOfFundsUpload, type ProofOfFundsUploadProps } from './proof-of-funds-upload.tsx';
export { SentDocuments } from './sent-documents.tsx';
export { useProofUpload } from './use-proof-upload.ts';
