import type { AddressBookEntry } from '@agio/api-client/contract';
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@agio/ui/dialog';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Stepper } from '@agio/ui/stepper';
import { useState } from 'react';
import { useLatch } from '../states/index.ts';
import { AddressForm } from './form/address-form.tsx';
import { AddressResult } from './address-result.tsx';
import { dialogMessages } from './dialog-messages.ts';
import { messages } from './messages.ts';
import type { AddressTask } from './model/address-view.ts';
import { isProvable } from './model/address-state.ts';
import type { AddressBookData } from './use-address-data.ts';
import { OwnershipProof } from './proof/ownership-proof.tsx';

export interface AddressDialogProps {
  /** Closed when undefined. */
  task: Extract<AddressTask, { kind: 'add' | 'proof' }> | undefined;
  data: AddressBookData;
  onTask: (task: AddressTask | undefined) => void;
}

/** Adds an address and proves its ownership, in three steps. The entry itself says at which one it is. */
export function AddressDialog({ task, data, onTask }: AddressDialogProps) {
  const t = useMessages(dialogMessages);
  const words = useMessages(messages);
  // Stays while the dialog closes.
  const [last, setLast] = useState(task);
  if (task !== undefined && task !== last) setLast(task);
  // An entry that was just added is not in the list yet.
  const [added, setAdded] = useState<AddressBookEntry>();
  const id = last?.kind === 'proof' ? last.id : undefined;
  const entry =
    id === undefined
      ? undefined
      : (data.entries.find((each) => each.id === id) ?? (added?.id === id ? added : undefined));
  const step = id === undefined ? 0 : entry && isProvable(entry) ? 1 : 2;
  const close = () => onTask(undefined);
  // Typed text stays when the account closes: the form says itself why it cannot be sent.
  const wasOpen = useLatch(!data.isLoading);
  const isWaiting = data.isLoading && !(wasOpen && data.loadState.status === 'notAllowed');
  return (
    <Dialog open={task !== undefined} onOpenChange={(open) => !open && close()}>
      <DialogContent size="lg" className="wg:min-w-0">
        <DialogHeader>
          <DialogTitle>{step === 0 ? words.add : t.proof.title}</DialogTitle>
          <Stepper
            label={t.steps.label}
            steps={(['address', 'ownership', 'result'] as const).map((each) => ({
              id: each,
              label: t.steps[each],
            }))}
            current={step === 2 && entry?.allowance === 'IsAllowed' ? 3 : step}
            className="wg:mt-2 wg:mb-1"
          />
        </DialogHeader>
        {isWaiting || last === undefined ? (
          <Loadable
            state={data.loadState}
            notes={data.notes}
            onRetry={data.onRetry}
            className="wg:min-h-60"
          />
        ) : step === 0 ? (
          <AddressForm
            data={data}
            onAdded={(created) => {
              setAdded(created);
              onTask({ kind: 'proof', id: created.id });
            }}
            onCancel={close}
          />
        ) : step === 1 && entry ? (
          <OwnershipProof
            key={entry.id}
            entry={entry}
            networkName={data.networkName(entry.network)}
            isClosed={data.loadState.status === 'notAllowed'}
            onLater={close}
          />
        ) : (
          <AddressResult
            entry={entry}
            networkName={entry ? data.networkName(entry.network) : ''}
            onDone={close}
            onOther={() => onTask({ kind: 'add' })}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
