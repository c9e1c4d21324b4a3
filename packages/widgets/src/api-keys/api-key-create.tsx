import { ApiKeysModal, type NewApiKey } from '@agio/ui/api-keys';
import { useMemo } from 'react';
import { settingIn, useHost } from '../host/index.ts';
import { apiKeyDraft } from './api-key-draft.ts';
import { useKeyCalls, type Whose } from './use-key-calls.ts';
import { useMadeKey } from './use-made-key.tsx';

/** Keeps the form of a new key. Its secret comes later and is never in a form. */
function useFormStore() {
  const { storage } = useHost();
  return useMemo(() => {
    const draft = settingIn(apiKeyDraft, storage);
    return {
      get: () => draft.get(),
      set: (kept: Readonly<Record<string, unknown>> | null) => draft.set(kept),
    };
  }, [storage]);
}

/** The form of a new key, then the key with its secret, once. */
export function ApiKeyCreate({
  whose,
  isOpen,
  onClose,
}: {
  whose: Whose;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { create } = useKeyCalls(whose);
  const { make, problem, isMade, forget, dialog } = useMadeKey();
  const store = useFormStore();
  const submit = async ({ permissions, allowedAddresses, publicKey: own, ...key }: NewApiKey) => {
    const isDone = await make(
      (publicKey) =>
        create({
          ...key,
          permissions: [...permissions],
          allowedAddresses: [...allowedAddresses],
          publicKey,
        }),
      own,
    );
    if (isDone) onClose();
  };
  return (
    <>
      <ApiKeysModal
        open={isOpen && !isMade}
        onOpenChange={(open) => {
          if (open) return;
          forget();
          onClose();
        }}
        defaultView="create"
        keys={undefined}
        store={store}
        error={problem}
        onCreate={submit}
      />
      {dialog}
    </>
  );
}
