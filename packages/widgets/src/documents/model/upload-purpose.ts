// @where Widgets: purposes of uploaded documents, and the next step after an upload
import type { DocumentPurpose } from '@agio/api-client/react';
import type { ComplianceRequest, ComplianceStepState } from '@agio/api-client';

/**
 * Reason for which documents may be sent now. `asked`: an officer requires more. `open`: a request is open. `added`: to
 * a request in review. `application`: the questions of a tier require a proof of funds. `none`: none is required.
 */
export type UploadPurpose = 'asked' | 'open' | 'added' | 'application' | 'none';

/**
 * Returns the purpose of documents, from the request that is open or was decided last and the questions of the next
 * tier.
 */
export function uploadPurpose(
  request: Pick<ComplianceRequest, 'statusType'> | null,
  step: Pick<ComplianceStepState, 'steps' | 'targetTier'> | undefined,
  tier: string | undefined,
): UploadPurpose {
  switch (request?.statusType) {
    case 'RequestedMoreData':
      return 'asked';
    case 'Open':
      return 'open';
    case 'PendingForReview':
      return 'added';
    default: {
      const isAsked = step?.steps.includes('SourceOfFunds') === true && step.targetTier !== tier;
      return isAsked ? 'application' : 'none';
    }
  }
}

/** Next step after the documents have arrived. */
export const followUp: Readonly<Record<UploadPurpose, DocumentPurpose>> = {
  asked: 'review',
  open: 'review',
  application: 'step',
  added: 'nothing',
  none: 'nothing',
};
