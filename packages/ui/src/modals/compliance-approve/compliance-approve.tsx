import type { ReactNode } from 'react';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import type { SubmitAnswer } from '../../forms/form/form.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { BeforeAfter } from '../shared/before-after.tsx';
import {
  type DecisionLabels,
  DecisionModal,
  type DecisionProps,
  useDecisionLabels,
} from '../shared/decision-modal.tsx';
import type { ModalProps } from '../shared/modal.tsx';
import { wordFor } from '../shared/words.ts';
import * as terms from '../../foundations/terms/terms.ts';

export type { DecisionSubject } from '../shared/decision-modal.tsx';

const messages = defineMessages('complianceApprove', {
  title: 'Approve request',
  reason: 'Note, shown to the user',
  placeholder: terms.optional,
  tier: terms.tier,
  submit: terms.approveTier,
  consequence: 'The new limits apply immediately.',
});
export type ComplianceApproveLabels = MessagesOf<typeof messages> & DecisionLabels;

export interface ComplianceApproveModalProps extends ModalProps, DecisionProps {
  /** The tier that the user gets: `Tier3`. */
  targetTier: string;
  /**
   * Changes that come with the tier, as formatted text: "Withdraw per day", "25,000.00 CHF", "250,000.00 CHF".
   * @default []
   */
  changes?: readonly { term: string; before: ReactNode; after: ReactNode }[] | undefined;
  /** Called with the note, which may be empty. The promise may resolve to the faults that the server found in it. */
  onApprove: (note: string) => SubmitAnswer | Promise<SubmitAnswer>;
  labels?: Partial<ComplianceApproveLabels> | undefined;
}

/** An officer approves a request: the new limits of the user and an optional note. */
export function ComplianceApproveModal({
  targetTier,
  changes = [],
  onApprove,
  labels,
  ...rest
}: ComplianceApproveModalProps) {
  const words = { ...useDecisionLabels(), ...useMessages(messages, labels) };
  return (
    <DecisionModal
      {...rest}
      words={words}
      tone="primary"
      reasonRequired={false}
      submit={words.submit({ tier: wordFor(words.tiers, targetTier) })}
      consequence={words.consequence}
      onDecide={(note) => onApprove(note)}
    >
      {() => (
        <KeyValueList>
          <KeyValue term={words.tier}>
            <BeforeAfter
              before={wordFor(words.tiers, rest.subject.tier)}
              after={wordFor(words.tiers, targetTier)}
            />
          </KeyValue>
          {changes.map(({ term, before, after }) => (
            <KeyValue key={term} term={term}>
              <BeforeAfter before={before} after={after} />
            </KeyValue>
          ))}
        </KeyValueList>
      )}
    </DecisionModal>
  );
}
