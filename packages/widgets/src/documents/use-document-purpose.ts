import { useComplianceRequest, useNextStep } from '@agio/api-client/react';
import { useAccount } from '../host/index.ts';
import { type UploadPurpose, uploadPurpose } from './model/upload-purpose.ts';

/**
 * Returns the current purpose of the reader's documents, with the request; undefined until the exchange has answered.
 */
export function useDocumentPurpose() {
  const { isSignedIn, standing } = useAccount();
  const request = useComplianceRequest(isSignedIn);
  const step = useNextStep(isSignedIn ? {} : undefined);
  const isKnown = request.data !== undefined && (step.data ?? step.error) !== undefined;
  const purpose: UploadPurpose | undefined = isKnown
    ? uploadPurpose(request.data ?? null, step.data, standing?.complianceTier)
    : undefined;
  return {
    purpose,
    /** Documents of the application that waits to be sent. */
    proofs: step.data?.proofs ?? 0,
    request: request.data ?? undefined,
    error: request.error,
    ask: request.mutate,
  };
}
