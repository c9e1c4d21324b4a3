import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import type { InputStore, SubmitAnswer } from '../../forms/form/form.tsx';
import { type MessagesOf, useMessages } from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import {
  Modal,
  ModalBody,
  ModalError,
  ModalFooter,
  type ModalProps,
  type SubmitProps,
} from '../shared/modal.tsx';
import { ApiKeyList, type ApiKeyListProps, messages } from './api-key-list.tsx';
import type { NewApiKey } from './api-key-form.ts';
import { CreateKeyForm, createKeyMessages, type CreateKeyLabels } from './create-key-form.tsx';
import { permissionMessages } from './permission-messages.ts';

export { type ApiKeyPermission, apiKeyPermissions, type NewApiKey } from './api-key-form.ts';
export {
  ApiKeyList,
  type ApiKeyListProps,
  ApiKeyPill,
  type ApiKeyPillProps,
} from './api-key-list.tsx';
export { type KeyState, keyState, type ListedApiKey } from './key-state.ts';

export type ApiKeysLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> &
  CreateKeyLabels;

export interface ApiKeysModalProps
  extends ModalProps, SubmitProps, Omit<ApiKeyListProps, 'labels'> {
  /**
   * Opens on the form instead of the list.
   * @default 'list'
   */
  defaultView?: 'list' | 'create' | undefined;
  /**
   * Creates the key. Show the answer in `ApiKeysDetailsModal`, as its secret is sent only once. The promise may resolve to
   * the faults that the server found in the fields.
   */
  onCreate: (key: NewApiKey) => SubmitAnswer | Promise<SubmitAnswer>;
  /** Milliseconds since 1970; the reader's clock by default. */
  now?: (() => number) | undefined;
  /** Stores the input of a new key over a sign-in and a reload. */
  store?: InputStore | undefined;
  labels?: Partial<ApiKeysLabels> | undefined;
}

/** The API keys with their permissions, addresses and end, and a form for a new one. */
export function ApiKeysModal({
  keys,
  state,
  notes,
  onRetry,
  onOpen,
  onReplace,
  defaultView = 'list',
  onCreate,
  store,
  onRevoke,
  submitting = false,
  error,
  now = Date.now,
  locale,
  timeZone,
  labels,
  onOpenChange,
  ...modal
}: ApiKeysModalProps) {
  const words: ApiKeysLabels = {
    permissions: useMessages(permissionMessages),
    ...useMessages(createKeyMessages),
    ...useMessages(overlayMessages),
    ...useMessages(messages, labels),
  };
  const [view, setView] = useState(defaultView);
  const creating = view === 'create';
  return (
    <Modal
      heading={creating ? words.createTitle : words.title}
      closeLabel={words.close}
      size={creating ? 'lg' : 'xl'}
      busy={submitting}
      onOpenChange={(open) => {
        // The next opening starts in the default view.
        if (!open) setView(defaultView);
        onOpenChange(open);
      }}
      {...modal}
    >
      {creating ? (
        <CreateKeyForm
          {...{ words, submitting, error, now, onCreate, store }}
          // Opened with the form, there is no list to go back to.
          onCancel={() => (defaultView === 'create' ? onOpenChange(false) : setView('list'))}
        />
      ) : (
        <>
          <ModalBody className="ui:min-h-60">
            <ApiKeyList
              {...{ keys, state, notes, onRetry, onOpen, onReplace, onRevoke, now, labels }}
              {...{ locale, timeZone }}
            />
            <ModalError>{error}</ModalError>
          </ModalBody>
          <ModalFooter start={keys === undefined ? undefined : words.count({ count: keys.length })}>
            <Button
              variant="primary"
              icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
              onClick={() => setView('create')}
            >
              {words.create}
            </Button>
          </ModalFooter>
        </>
      )}
    </Modal>
  );
}
