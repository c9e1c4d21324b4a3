import type { ApiKey } from '@agio/api-client/contract';
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
import { useHost } from '../host/index.ts';
import { IntentStatus } from '../intent/intent-status.tsx';
import { useIntent } from '../intent/use-intent.ts';
import { messages } from './messages.ts';
import { useKeyCalls, type Whose } from './use-key-calls.ts';

/** Ends a key after a second look: programs that use it stop. */
export function ApiKeyRevoke({
  whose,
  apiKey: { id, name, prefix },
  isOpen,
  onClose,
}: {
  whose: Whose;
  apiKey: ApiKey;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useMessages(messages);
  const { notices } = useHost();
  const { revoke, list } = useKeyCalls(whose);
  const { state, isBusy, send, look, reset } = useIntent<string>({
    send: (key, options) => revoke({ id: key }, options),
    find: async (key) => (await list()).some((each) => each.id === key && each.revokedAt !== null),
  });
  const end = (isDone: boolean) => {
    if (!isDone) return;
    notices.success({ id: 'api-key-revoked', title: t.revoked({ name: cutText(name, 60) }) });
    reset();
    onClose();
  };
  return (
    <AlertDialog
      open={isOpen}
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
