import type { AddressBookEntry } from '@agio/api-client/contract';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { RadioCard, RadioGroup } from '@agio/ui/radio-group';
import { useState } from 'react';
import { AddressSummary } from '../address-summary.tsx';
import { dialogMessages } from '../dialog-messages.ts';
import { ProofByForm } from './proof-by-form.tsx';
import { ProofByMessage } from './proof-by-message.tsx';
import { useAllowanceNote } from '../use-address-words.ts';

const ways = ['message', 'form'] as const;

/** Proves that an address is the reader's: by a message that its wallet signs, or by a signed form. */
export function OwnershipProof({
  entry,
  networkName,
  isClosed,
  onLater,
}: {
  entry: AddressBookEntry;
  networkName: string;
  /** The account is closed meanwhile: nothing can be sent, and what was entered stays. */
  isClosed: boolean;
  onLater: () => void;
}) {
  const t = useMessages(dialogMessages).proof;
  const noteOf = useAllowanceNote();
  const note = noteOf(entry);
  const onlyForm = note.way === 'form';
  const [chosen, setChosen] = useState<(typeof ways)[number]>('message');
  const Way = onlyForm || chosen === 'form' ? ProofByForm : ProofByMessage;
  return (
    <Way entry={entry} isClosed={isClosed} onLater={onLater}>
      <AddressSummary entry={entry} networkName={networkName} />
      <p className="wg:text-sm wg:text-fg-muted">{t.why}</p>
      {note.way === 'prove' ? null : (
        <Callout tone="warning" title={note.title}>
          {note.text}
        </Callout>
      )}
      {onlyForm ? null : (
        <RadioGroup
          label={t.how}
          value={chosen}
          onValueChange={(value) => setChosen(value === 'form' ? 'form' : 'message')}
          className="wg:sm:grid wg:sm:grid-cols-2"
        >
          <RadioCard value="message" label={t.message} hint={t.messageHint} dotted />
          <RadioCard value="form" label={t.form} hint={t.formHint} dotted />
        </RadioGroup>
      )}
    </Way>
  );
}
