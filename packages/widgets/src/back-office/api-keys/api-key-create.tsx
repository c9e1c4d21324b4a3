import * as v from 'valibot';
import type { ApiKey } from '@agio/api-client/contract';
import { useCreateApiKey } from '@agio/api-client/react';
import { ApiKeysModal, type NewApiKey } from '@agio/ui/api-keys';
import { ApiKeysDetailsModal } from '@agio/ui/api-keys-details';
import { useMessages } from '@agio/ui/language';
import { type ReactNode, useMemo, useState } from 'react';
import { defineSetting, settingIn, useHoldReload, useHost } from '../../host/index.ts';
import { useFailureWords } from '../../states/index.ts';
import { saveFile } from '../../files/save-file.ts';
import { apiKeyMessages } from './api-key-messages.ts';
import { secretFile } from './model/secret-file.ts';
import { isAnswerLost, refusalText, withReason } from '../../intent/refusals.tsx';
import { storageKeys } from '@agio/api-client';

/** Draft of a new key, restored after a sign-in that the exchange requires. Kept for this tab. */
const apiKeyDraft = defineSetting(
  storageKeys.apiKeyDraft,
  v.nullable(v.record(v.string(), v.unknown())),
  null,
  'session',
);

/** Keeps the form of a new key. Its secret comes later and is never in a form. */
function useApiKeyDraft() {
  const { storage } = useHost();
  return useMemo(() => {
    const draft = settingIn(apiKeyDraft, storage);
    return {
      get: () => draft.get(),
      set: (kept: Readonly<Record<string, unknown>> | null) => draft.set(kept),
    };
  }, [storage]);
}

interface Created {
  readonly key: ApiKey;
  readonly secret: string;
}

/** The form of a new key, then its secret, once. The secret is in the memory of this component and nowhere else. */
export function ApiKeyCreate({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(apiKeyMessages);
  const failureWords = useFailureWords();
  const { hasGlobalToast } = useHost();
  const { createApiKey, isPending } = useCreateApiKey();
  const draft = useApiKeyDraft();
  const [problem, setProblem] = useState<ReactNode>();
  const [created, setCreated] = useState<Created>();
  const hasSecret = created !== undefined;
  // A reload would lose the secret.
  useHoldReload(hasSecret);

  const create = async ({ permissions, allowedAddresses, ...key }: NewApiKey) => {
    setProblem(undefined);
    try {
      // Sent again after a lost answer, the same input is the same intent: the exchange answers with the same key.
      const { key: made, secret } = await createApiKey({
        ...key,
        permissions: [...permissions],
        allowedAddresses: [...allowedAddresses],
      });
      // Its answer was lost the first time, and a secret is shown once.
      if (secret === null) return setProblem(t.createUntold({ prefix: made.prefix }));
      setCreated({ key: made, secret });
      onClose();
    } catch (error) {
      if (isAnswerLost(error)) return setProblem(t.createLost);
      const reason = refusalText(error, failureWords);
      setProblem(hasGlobalToast(error) ? undefined : withReason(t.createFailed, reason));
    }
    return undefined;
  };
  return (
    <>
      <ApiKeysModal
        open={isOpen && !hasSecret}
        onOpenChange={(open) => {
          if (open) return;
          setProblem(undefined);
          onClose();
        }}
        defaultView="create"
        keys={undefined}
        store={draft}
        submitting={isPending}
        error={problem}
        onCreate={create}
      />
      {created === undefined ? null : (
        <ApiKeysDetailsModal
          open
          onOpenChange={(open) => !open && setCreated(undefined)}
          apiKey={{
            ...created.key,
            key: created.key.id,
            owner: undefined,
            createdBy: undefined,
            createdAt: undefined,
          }}
          secret={created.secret}
          onDownload={() =>
            saveFile(
              new Blob([secretFile(created.key, created.secret)], { type: 'text/plain' }),
              `${t.file({ prefix: created.key.prefix })}.env`,
            )
          }
        />
      )}
    </>
  );
}
