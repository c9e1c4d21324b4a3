import type { AddressBookEntry } from '@agio/api-client/contract';
import { groupAddress } from '@agio/money';
import { ComplianceRejectModal, type DecisionSubject } from '@agio/ui/compliance-reject';
import { useMessages } from '@agio/ui/language';
import { beginWithReason } from './begin-with-reason.ts';
import type { AccountChange } from './model/account-change.ts';
import { SecondLook } from './second-look.tsx';
import { changeMessages } from './change-messages.ts';
import { useAsked } from './use-asked.ts';

export interface AddressDialogProps {
  entry: AddressBookEntry;
  subject: DecisionSubject;
  isOpen: boolean;
  onClose: () => void;
  /** Answers the words of a refusal; undefined: the dialog is over. */
  onSend: (change: AccountChange, reason: string) => Promise<string | undefined>;
  /** Where the focus goes when the dialog closes. */
  onCloseAutoFocus: (event: Event) => void;
}

/** Withdraws the proof of an address, with a reason that the user reads; the second look shows all of the address. */
export function AddressDialog({
  entry,
  subject,
  isOpen,
  onClose,
  onSend,
  onCloseAutoFocus,
}: AddressDialogProps) {
  const t = useMessages(changeMessages);
  const { ask, problem, clear, second } = useAsked({
    name: subject.displayName,
    effectsOf: () => [groupAddress(entry.address).join(' '), t.address.consequence],
    confirmOf: () => t.address.submit,
    isDanger: () => true,
    onSend,
    onClose,
  });
  return (
    <>
      <ComplianceRejectModal
        key={entry.id}
        open={isOpen}
        onOpenChange={(next) => {
          if (next) return;
          clear();
          onClose();
        }}
        subject={subject}
        suggestions={Object.values(t.reasons.address)}
        labels={{
          title: t.address.title,
          submit: t.address.submit,
          consequence: () => t.address.consequence,
          reason: t.reasonToUser,
          placeholder: t.placeholder,
        }}
        error={problem}
        onReject={async (reason) => ask({ kind: 'address', entry }, reason)}
        onCloseAutoFocus={onCloseAutoFocus}
        onOpenAutoFocus={beginWithReason}
      />
      <SecondLook {...second} />
    </>
  );
}
