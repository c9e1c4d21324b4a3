import type { ApiKey } from '@agio/api-client/contract';
import { useExchange, useRevokeApiKey } from '@agio/api-client/react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { useState } from 'react';
import { useHost } from '../../host/index.ts';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { apiKeyMessages } from './api-key-messages.ts';
import { useIntent } from '../../intent/use-intent.ts';

/** Ends a key after a second look: programs that use it stop. */
export function ApiKeyRevoke({
  apiKey,
  onClose,
}: {
  /** Closed when undefined. */
  apiKey: ApiKey | undefined;
  onClose: () => void;
}) {
  const t = useMessages(apiKeyMessages);
  const { notices } = useHost();
  const { backOfficeApiKeys } = useExchange();
  const { revokeApiKey } = useRevokeApiKey();
  const { state, isBusy, send, look, reset } = useIntent<string>({
    send: (id, options) => revokeApiKey({ id }, options),
    find: async (id) =>
      (await backOfficeApiKeys.list()).some((key) => key.id === id && key.revokedAt !== null),
  });
  // Stays while the dialog closes.
  const [last, setLast] = useState(apiKey);
  if (apiKey !== undefined && apiKey.id !== last?.id) setLast(apiKey);
  const shown = apiKey ?? last;
  if (shown === undefined) return null;
  const { id, name, prefix } = shown;
  const end = (isDone: boolean) => {
    if (!isDone) return;
    notices.success({ id: 'api-key-revoked', title: t.revoked({ name: cutText(name, 60) }) });
    reset();
    onClose();
  };
  return (
    <AlertDialog
      open={apiKey !== undefined}
      onOpenChange={(open) => {
        if (open || state.status === 'sending') return;
        reset();
        onClose();
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle className="wg:wrap-anywhere">
          {t.sure({ name: cutText(name, 60) })}
        </AlertDialogTitle>
        <AlertDialogDescription>{t.sureText({ prefix: `${prefix}…` })}</AlertDialogDescription>
        <IntentStatus state={state} onLook={() => void look().then(end)} />
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button>{t.keep}</Button>
          </AlertDialogCancel>
          <Button
            variant="danger"
            loading={state.status === 'sending'}
            disabled={isBusy && state.status !== 'sending'}
            onClick={() => void send(id).then(end)}
          >
            {t.revoke}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
