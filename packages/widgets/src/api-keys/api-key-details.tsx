import type { ApiKey } from '@agio/api-client/contract';
import { useApproveApiKey, useUserInformation } from '@agio/api-client/react';
import { keyState } from '@agio/ui/api-keys';
import { ApiKeysDetailsModal } from '@agio/ui/api-keys-details';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { useState } from 'react';
import { IntentStatus } from '../intent/intent-status.tsx';
import { useIntent } from '../intent/use-intent.ts';
import { messages } from './messages.ts';
import { useKeyCalls, type Whose } from './use-key-calls.ts';

/** Facts about a key. One that awaits an approval is approved here by an administrator who neither made nor owns it. */
export function ApiKeyDetails({
  whose,
  apiKey,
  isOpen,
  onReplace,
  onClose,
}: {
  whose: Whose;
  apiKey: ApiKey;
  isOpen: boolean;
  onReplace: () => void;
  onClose: () => void;
}) {
  const t = useMessages(messages);
  const { id, owner, createdBy, approvedBy } = apiKey;
  const { data: me } = useUserInformation();
  const { approveApiKey } = useApproveApiKey();
  const { list } = useKeyCalls(whose);
  const { state, isBusy, send, look, reset } = useIntent<string>({
    send: (key, options) => approveApiKey({ id: key }, options),
    find: async (key) => (await list()).some((each) => each.id === key && each.approvedBy != null),
    conflict: () => true,
  });
  const [now] = useState(() => Date.now());
  const { kind } = keyState(apiKey, now);
  const mayApprove =
    whose === 'staff' &&
    kind === 'awaits' &&
    me !== undefined &&
    ![owner?.id, createdBy?.id].includes(me.id);
  return (
    <ApiKeysDetailsModal
      open={isOpen}
      onOpenChange={(open) => {
        if (open || state.status === 'sending') return;
        reset();
        onClose();
      }}
      apiKey={{
        ...apiKey,
        key: id,
        owner: whose === 'own' ? undefined : owner?.name,
        createdBy: whose === 'own' ? undefined : createdBy?.name,
        approvedBy: approvedBy && approvedBy.name,
      }}
      onReplace={kind === 'active' || kind === 'expires' ? onReplace : undefined}
      actions={
        mayApprove ? (
          <Button
            size="lg"
            variant="primary"
            loading={state.status === 'sending'}
            disabled={isBusy && state.status !== 'sending'}
            onClick={() => void send(id)}
          >
            {t.approve}
          </Button>
        ) : null
      }
    >
      <IntentStatus state={state} onLook={() => void look()} />
    </ApiKeysDetailsModal>
  );
}
