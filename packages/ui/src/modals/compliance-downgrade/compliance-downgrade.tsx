import type { ReactNode } from 'react';
import { RadioCard, RadioGroup } from '../../controls/radio-group/radio-group.tsx';
import type { SubmitAnswer } from '../../forms/form/form.tsx';
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

/** A tier below the current one of the user. */
export interface LowerTier {
  /** `Tier1`. */
  readonly tier: string;
  /** What the tier allows, as text: "Withdraw 1,000.00 CHF per day". */
  readonly limits?: ReactNode;
}

export interface ComplianceDowngradeModalProps extends ModalProps, DecisionProps {
  /** The tiers below the current one, highest first. */
  lowerTiers: readonly LowerTier[];
  /** Called with the tier and the reason, which the user reads. */
  onDowngrade: (tier: string, reason: string) => SubmitAnswer | Promise<SubmitAnswer>;
  /** The colour of the button: `primary` where the labels offer something else than a downgrade. `danger` by default. */
  tone?: 'primary' | 'danger' | undefined;
  labels?: Partial<ComplianceDowngradeLabels> | undefined;
}

/** An officer moves a user to a lower tier, with a reason that the user reads word for word. */
export function ComplianceDowngradeModal({
  onDowngrade,
  lowerTiers,
  tone = 'danger',
  submitting = false,
  error,
  subject,
  suggestions,
  initial,
  labels,
  ...modal
}: ComplianceDowngradeModalProps) {
  const words = { ...useDecisionLabels(), ...useMessages(messages, labels) };
  const label = words.from({ tier: wordFor(words.tiers, subject.tier) });
  return (
    <Modal heading={words.title} closeLabel={words.close} size="lg" busy={submitting} {...modal}>
      <DecisionForm
        {...{ subject, suggestions, initial, words, submitting, error }}
        tone={tone}
        reasonRequired
        submit={(tier) => words.submit({ tier: wordFor(words.tiers, tier) })}
        consequence={words.consequence}
        tiers={{
          offered: lowerTiers.map(({ tier }) => tier),
          missing: lowerTiers.length === 0 ? words.lowest : words.choose,
        }}
        onDecide={(reason, tier) => onDowngrade(tier, reason)}
        onBack={() => modal.onOpenChange(false)}
      >
        {({ name, value, onValueChange }) => (
          <div>
            <div aria-hidden className="ui:mb-1.5 ui:text-xs ui:font-medium ui:text-fg-muted">
              {label}
            </div>
            <RadioGroup label={label} {...{ name, value, onValueChange }}>
              {lowerTiers.map(({ tier, limits }) => (
                <RadioCard
                  key={tier}
                  value={tier}
                  label={wordFor(words.tiers, tier)}
                  hint={limits}
                  dotted
                />
              ))}
            </RadioGroup>
          </div>
        )}
      </DecisionForm>
    </Modal>
  );
}
