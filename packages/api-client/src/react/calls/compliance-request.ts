import { useCallback } from 'react';
import type { ExchangeClient } from '../../client.ts';
import type { ComplianceRequest, UploadedFile } from '../../contract/core.ts';
import { isApiError } from '../../http/api-error.ts';
import { Intents } from '../../trading/intents.ts';
import { useExchange } from '../context.ts';
import { matchCalls } from '../cache/keys.ts';
import { useCommand, type CommandState } from '../cache/use-command.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useMutate } from '../cache/use-mutate.ts';

/**
 * Returns the request of the user that is open or was decided last; null when there is none. Kept current by
 * notifications. Loads nothing unless `wanted`, as user information says whether there is a request.
 */
export function useComplianceRequest(wanted = true): Query<ComplianceRequest | null> {
  return usePrivateRead('compliance.active', wanted ? noInput : undefined);
}

/** Result of `useAcknowledgeRequest`. */
export interface AcknowledgeRequest extends CommandState {
  /** The user has read a rejection. */
  acknowledgeRequest: (requestId: string) => Promise<ComplianceRequest>;
}

/** Tells the exchange that the user has read why their request was rejected. Rejects with `ApiError`. */
export function useAcknowledgeRequest(): AcknowledgeRequest {
  const { compliance } = useExchange();
  const mutate = useMutate();
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

/** A proof of funds to send. */
export interface DocumentToSend {
  readonly id: string;
  readonly file: File;
  /** Cancels it, also on its way. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Purpose of the documents: `review` returns the request to review, `step` answers the step SourceOfFunds with all
 * documents not sent for review yet; `nothing` is for a request that is in review already.
 */
export type DocumentPurpose = 'review' | 'step' | 'nothing';

/** Result of `useSendDocuments`. */
export interface SendDocuments extends CommandState {
  /**
   * Sends proofs of funds one after the other, and does what they are for. `onFile` hears of each: the part that is
   * sent, between 0 and 1, or how it failed; `aborted` if it was cancelled. Each that arrives becomes part of the
   * application at once (`step`). A request returns to review (`review`) with those that arrived when the exchange has
   * answered for each: one that it refused (see `isRefusedFile`) holds none of the others up, one whose answer is
   * missing does. Answers whether all that were not cancelled arrived, and at least one. A file that is sent again after
   * its answer was lost is not kept twice. Without files only what earlier ones are for is done.
   */
  sendDocuments: (
    files: readonly DocumentToSend[],
    onFile: (id: string, state: { sent: number } | { error: unknown }) => void,
    purpose: DocumentPurpose,
  ) => Promise<boolean>;
}

const changes = matchCalls(
  'files.list',
  'compliance.active',
  'compliance.nextStep',
  'account.userInformation',
);

/** Sends the documents that the compliance desk requires. */
export function useSendDocuments(): SendDocuments {
  const client = useExchange();
  const mutate = useMutate();
  const work = useCallback<SendDocuments['sendDocuments']>(
    async (files, onFile, purpose) => {
      try {
        let arrived = 0;
        let refused = 0;
        let missing = 0;
        const attach = attachTo(client, purpose);
        for (const each of files) {
          try {
            onFile(each.id, { sent: 0 });
            await sendOne(client, each, (sent) => onFile(each.id, { sent }));
            onFile(each.id, { sent: 1 });
            arrived += 1;
          } catch (error) {
            onFile(each.id, { error });
            if (isRefusedFile(error)) refused += 1;
            else if (!isApiError(error, 'aborted')) missing += 1;
            continue;
          }
          void mutate(matchCalls('files.list'));
          await attach.one();
        }
        const isThere = arrived > 0 || files.length === 0;
        if (isThere) await attach.end(missing === 0);
        return isThere && refused + missing === 0;
      } finally {
        void mutate(changes);
      }
    },
    [client, mutate],
  );
  const { run: sendDocuments, ...state } = useCommand(work);
  return { ...state, sendDocuments };
}

/**
 * Returns whether the exchange refused the file itself (its type, size or number): sending it again cannot help, unlike
 * after an answer that is missing, a limit of calls, or a fault of the exchange.
 */
export function isRefusedFile(error: unknown): boolean {
  return isApiError(error, 'http') && [400, 409, 413, 415, 422].includes(error.status ?? 0);
}

/** Does what documents are for: `one` after each that arrived, `end` after all, with whether the exchange answered for each. */
function attachTo(client: ExchangeClient, purpose: DocumentPurpose) {
  let isAttached = false;
  return {
    one: async () => {
      if (purpose !== 'step') return;
      // A failure here is tried again with the next document, and reported at the end.
      isAttached = await answerSourceOfFunds(client).then(
        () => true,
        () => false,
      );
    },
    end: async (isAnswered: boolean) => {
      if (purpose === 'step' && !isAttached) await answerSourceOfFunds(client);
      if (purpose === 'review' && isAnswered) await client.compliance.submit();
    },
  };
}

function sendOne(
  client: ExchangeClient,
  { file, signal }: DocumentToSend,
  onSent: (sent: number) => void,
): Promise<UploadedFile> {
  const input = { documentType: 'ProofOfFunds' as const, file };
  return Intents.of(client).send('files.upload', input, (idempotencyKey) =>
    client.files.upload(input, {
      idempotencyKey,
      signal,
      // All of it has left before the exchange has answered.
      onProgress: ({ loaded, total }) => onSent(Math.min(loaded / total, 0.99)),
    }),
  );
}

/** The step takes the latest ten: what an application without one has room for. */
const maxOfStep = 10;

async function answerSourceOfFunds({ compliance, files }: ExchangeClient): Promise<void> {
  const documents = await files.list({ documentType: 'ProofOfFunds' });
  const fileIds = documents.filter(({ removable }) => removable).map(({ fileId }) => fileId);
  await compliance.answer({
    answer: { step: 'SourceOfFunds', value: { fileIds: fileIds.slice(-maxOfStep) } },
  });
}
