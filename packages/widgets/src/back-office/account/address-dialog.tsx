import type { AddressBookEntry } from '@agio/api-client/contract';
import { groupAddress } from '@agio/money';
import { ComplianceRejectModal, type DecisionSubject } from '@agio/ui/compliance-reject';
import { useMessages } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { focusReason } from '../frame/focus-reason.ts';
import type { AccountChange, AddressAct } from './model/account-change.ts';
import { changeMessages } from './change-messages.ts';
import { useConfirmedChange } from './use-confirmed-change.ts';

export interface AddressDialogProps {
  entry: AddressBookEntry;
  act: AddressAct;
  subject: DecisionSubject;
  isOpen: boolean;
  onClose: () => void;
  /** Answers the words of a refusal; undefined: the dialog is over. */
  onSend: (change: AccountChange, reason: string) => Promise<ReactNode>;
  /** Called when the dialog closes, to place the focus. */
  onCloseAutoFocus: (event: Event) => void;
}

/** Dialog for an act on an address, with a reason. The confirmation shows the whole address. */
export function AddressDialog({
  entry,
  act,
  subject,
  isOpen,
  onClose,
  onSend,
  onCloseAutoFocus,
}: AddressDialogProps) {
  const t = useMessages(changeMessages);
  const words = t[act];
  const isHarm = act === 'address' || act === 'block';
  const { ask, problem, clear, dialog } = useConfirmedChange({
    name: subject.displayName,
    effectsOf: () => [groupAddress(entry.address).join(' '), words.consequence],
    confirmOf: () => words.submit,
    isDanger: () => isHarm,
    onSend,
    onClose,
  });
  return (
    <>
      <ComplianceRejectModal
        key={`${act} ${entry.id}`}
        open={isOpen}
        onOpenChange={(next) => {
          if (next) return;
          clear();
          onClose();
        }}
        subject={subject}
        suggestions={Object.values(t.reasons[act])}
        labels={{
          title: words.title,
          submit: words.submit,
          consequence: () => words.consequence,
          // The reason of a withdrawal alone is for the user: the others would tell of what is looked into.
          reason: act === 'address' ? t.reasonToUser : t.reason,
          placeholder: t.placeholder,
        }}
        error={problem}
        onReject={async (reason) => ask({ kind: act, entry }, reason)}
        onCloseAutoFocus={onCloseAutoFocus}
        onOpenAutoFocus={focusReason}
      />
      {dialog}
    </>
  );
}
