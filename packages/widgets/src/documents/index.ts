export { Documents } from './documents.tsx';
export { type UploadPurpose } from './model/upload-purpose.ts';
export { ProofOfFundsUpload, type ProofOfFundsUploadProps } from './proof-of-funds-upload.tsx';
export { SentDocuments } from './sent-documents.tsx';
export { useProofUpload } from './use-proof-upload.ts';
