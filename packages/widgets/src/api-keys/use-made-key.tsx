import { type ApiKeyPair, makeApiKeyPair } from '@agio/api-client';
import type { ApiKey } from '@agio/api-client/contract';
import { ApiKeysDetailsModal } from '@agio/ui/api-keys-details';
import { useMessages } from '@agio/ui/language';
import { type ReactNode, useRef, useState } from 'react';
import { saveFile } from '../files/save-file.ts';
import { useHoldReload, useHost } from '../host/index.ts';
import { isAnswerLost, refusalText, withReason } from '../intent/refusals.tsx';
import { useFailureWords } from '../states/index.ts';
import { messages } from './messages.ts';
import { secretFile } from './model/secret-file.ts';

/** A pair that no answer has settled yet, and the time at which it was made. */
interface Attempt extends ApiKeyPair {
  readonly at: number;
}

interface Made {
  readonly key: ApiKey;
  /** Undefined if the reader has it: the public half was theirs. */
  readonly secret: string | undefined;
}

/** Sends the public half of a key, with the time at which its pair was made. */
type SendKey = (publicKey: string, at: number) => Promise<{ key: ApiKey }>;

/**
 * Makes a pair in this browser, has the exchange make a key of its public half, and shows the private half once. It is in
 * the memory of this component and nowhere else: the exchange never has it.
 */
export function useMadeKey() {
  const t = useMessages(messages);
  const failureWords = useFailureWords();
  const { hasGlobalToast } = useHost();
  const attempt = useRef<Attempt>(undefined);
  const [made, setMade] = useState<Made>();
  const [problem, setProblem] = useState<ReactNode>();
  const [isLost, setLost] = useState(false);
  // A reload would lose the secret.
  useHoldReload(made?.secret !== undefined || isLost);

  /** Returns true once the key is made. `own` is a public half of the reader's. */
  const make = async (send: SendKey, own: string | null = null): Promise<boolean> => {
    setProblem(undefined);
    if (own === null) {
      try {
        // Sent again after a lost answer, the same pair is the same intent: the exchange answers with the same key.
        attempt.current ??= { ...(await makeApiKeyPair()), at: Date.now() };
      } catch {
        setProblem(t.noPair);
        return false;
      }
    }
    const { publicKey, secret, at } = attempt.current ?? {};
    try {
      const { key } = await send(own ?? publicKey ?? '', at ?? Date.now());
      setMade({ key, secret: own === null ? secret : undefined });
    } catch (error) {
      setLost(isAnswerLost(error));
      if (isAnswerLost(error)) {
        setProblem(t.createLost);
        return false;
      }
      attempt.current = undefined;
      const reason = refusalText(error, failureWords);
      setProblem(hasGlobalToast(error) ? undefined : withReason(t.createFailed, reason));
      return false;
    }
    setLost(false);
    attempt.current = undefined;
    return true;
  };

  return {
    make,
    problem,
    isMade: made !== undefined,
    /** Forgets the problem, and the pair that was not settled: the form is closed. */
    forget: () => {
      attempt.current = undefined;
      setLost(false);
      setProblem(undefined);
    },
    /** The key with its secret, until it is confirmed as stored. */
    dialog: made === undefined ? null : <MadeKey made={made} onClose={() => setMade(undefined)} />,
  };
}

function MadeKey({ made: { key, secret }, onClose }: { made: Made; onClose: () => void }) {
  return (
    <ApiKeysDetailsModal
      open
      onOpenChange={(open) => !open && onClose()}
      apiKey={{
        ...key,
        key: key.id,
        owner: undefined,
        createdBy: undefined,
        approvedBy: key.approvedBy === null ? null : undefined,
        createdAt: undefined,
      }}
      secret={secret}
      onDownload={
        secret === undefined
          ? undefined
          : () =>
              saveFile(
                new Blob([secretFile(key, secret)], { type: 'text/plain' }),
                `api-key-${key.prefix}.env`,
              )
      }
    />
  );
}
