import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ComplianceRequest } from '../../contract/core.ts';
import { useExchange } from '../context.ts';
import { matchCalls } from '../cache/keys.ts';
import { useCommand, type CommandState } from '../cache/use-command.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';

/**
 * The user's request that is open or was decided last; null when there is none. Kept current by notifications. Asks for
 * nothing unless `wanted`: user information says whether there is one.
 */
export function useComplianceRequest(wanted = true): Query<ComplianceRequest | null> {
  return usePrivateRead('compliance.active', wanted ? noInput : undefined);
}

/** What `useAcknowledgeRequest` gives. */
export interface AcknowledgeRequest extends CommandState {
  /** The user has read a rejection. */
  acknowledgeRequest: (requestId: string) => Promise<ComplianceRequest>;
}

/** Tells the exchange that the user has read why their request was rejected. Rejects with `ApiError`. */
export function useAcknowledgeRequest(): AcknowledgeRequest {
  const { compliance } = useExchange();
  const { mutate } = useSWRConfig();
  const work = useCallback(
    async (requestId: string) => {
      const request = await compliance.acknowledge({ requestId });
      await mutate(matchCalls('compliance.active'), request, { revalidate: false });
      return request;
    },
    [compliance, mutate],
  );
  const { run: acknowledgeRequest, ...state } = useCommand(work);
  return { ...state, acknowledgeRequest };
}

/** What `useSendDocuments` gives. */
export interface SendDocuments extends CommandState {
  /**
   * Sends proofs of funds one after the other and, where more data was asked for, returns the request to review.
   * `onFile` hears of each: the part that is sent, between 0 and 1, or how it failed. Answers whether all of them
   * arrived.
   */
  sendDocuments: (
    files: readonly { readonly id: string; readonly file: File }[],
    onFile: (id: string, state: { sent: number } | { error: unknown }) => void,
    options: { returnToReview: boolean },
  ) => Promise<boolean>;
}

/** Sends the documents that the compliance desk asked for. */
export function useSendDocuments(): SendDocuments {
  const { compliance, files: transfer } = useExchange();
  const { mutate } = useSWRConfig();
  const work = useCallback<SendDocuments['sendDocuments']>(
    async (files, onFile, { returnToReview }) => {
      let arrived = 0;
      for (const { id, file } of files) {
        onFile(id, { sent: 0 });
        try {
          await transfer.upload(
            { documentType: 'ProofOfFunds', file },
            { onProgress: ({ loaded, total }) => onFile(id, { sent: loaded / total }) },
          );
          onFile(id, { sent: 1 });
          arrived += 1;
        } catch (error) {
          onFile(id, { error });
        }
      }
      const complete = arrived === files.length;
      if (complete && returnToReview) await compliance.submit();
      void mutate(matchCalls('compliance.active', 'account.userInformation'));
      return complete;
    },
    [compliance, transfer, mutate],
  );
  const { run: sendDocuments, ...state } = useCommand(work);
  return { ...state, sendDocuments };
}
