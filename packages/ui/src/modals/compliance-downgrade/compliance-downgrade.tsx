import { type ReactNode, useState } from 'react';
import { RadioCard, RadioGroup } from '../../controls/radio-group/radio-group.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import {
  DecisionForm,
  type DecisionLabels,
  type DecisionProps,
  useDecisionLabels,
} from '../shared/decision-form.tsx';
import { Modal, type ModalProps } from '../shared/modal.tsx';
import { wordFor } from '../shared/words.ts';

export type { DecisionSubject } from '../shared/decision-form.tsx';

const messages = defineMessages('complianceDowngrade', {
  title: 'Downgrade user tier',
  from: 'Currently {{tier}}. New tier',
  choose: 'Choose a tier',
  lowest: 'There is no lower tier',
  submit: 'Downgrade to {{tier}}',
  consequence: 'The limits are reduced immediately. The user is notified.',
});
export type ComplianceDowngradeLabels = MessagesOf<typeof messages> & DecisionLabels;

/** A tier that the user can be put into. */
export interface LowerTier {
  /** `Tier1`. */
  readonly tier: string;
  /** What it allows: "Withdraw 1,000.00 CHF per day". */
  readonly limits?: ReactNode;
}

export interface ComplianceDowngradeModalProps extends ModalProps, DecisionProps {
  /** Those below the user's tier, highest first. */
  lowerTiers: readonly LowerTier[];
  /** With the reason as the user will read it. */
  onDowngrade: (tier: string, reason: string) => void;
  labels?: Partial<ComplianceDowngradeLabels> | undefined;
}

/** An officer puts a user into a lower tier, with a reason that the user reads word for word. */
export function ComplianceDowngradeModal({
  onDowngrade,
  lowerTiers,
  submitting = false,
  error,
  subject,
  suggestions,
  labels,
  ...modal
}: ComplianceDowngradeModalProps) {
  const words = { ...useDecisionLabels(), ...useMessages(messages, labels) };
  return (
    <Modal heading={words.title} closeLabel={words.close} size="lg" busy={submitting} {...modal}>
      <Form
        {...{ subject, suggestions, words, submitting, error, lowerTiers, onDowngrade }}
        onBack={() => modal.onOpenChange(false)}
      />
    </Modal>
  );
}

type FormProps = DecisionProps &
  Pick<ComplianceDowngradeModalProps, 'lowerTiers' | 'onDowngrade'> & {
    words: ComplianceDowngradeLabels;
    onBack: () => void;
  };

/** Holds the chosen tier; inside the dialog, so that closing forgets it. */
function Form({ lowerTiers, onDowngrade, words, subject, ...rest }: FormProps) {
  const [tier, setTier] = useState<string>();
  const label = words.from({ tier: wordFor(words.tiers, subject.tier) });
  return (
    <DecisionForm
      {...{ subject, words }}
      {...rest}
      tone="danger"
      reasonRequired
      submit={words.submit({ tier: wordFor(words.tiers, tier ?? '') })}
      consequence={words.consequence}
      blocked={
        lowerTiers.length === 0 ? words.lowest : tier === undefined ? words.choose : undefined
      }
      onDecide={(reason) => tier !== undefined && onDowngrade(tier, reason)}
    >
      <div>
        <div aria-hidden className="ui:mb-1.5 ui:text-xs ui:font-medium ui:text-fg-muted">
          {label}
        </div>
        <RadioGroup label={label} value={tier} onValueChange={setTier}>
          {lowerTiers.map((lower) => (
            <RadioCard
              key={lower.tier}
              value={lower.tier}
              label={wordFor(words.tiers, lower.tier)}
              hint={lower.limits}
              dotted
            />
          ))}
        </RadioGroup>
      </div>
    </DecisionForm>
  );
}
