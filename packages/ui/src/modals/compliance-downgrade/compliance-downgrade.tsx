import type { ReactNode } from 'react';
import { Radio, RadioCard, RadioGroup } from '../../controls/radio-group/radio-group.tsx';
import type { SubmitAnswer } from '../../forms/form/form.tsx';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import { listOf } from '../../foundations/list-of/list-of.ts';
import {
  type DecisionLabels,
  DecisionModal,
  type DecisionProps,
  useDecisionLabels,
} from '../shared/decision-modal.tsx';
import type { ModalProps } from '../shared/modal.tsx';
import { wordFor } from '../shared/words.ts';

export type { DecisionSubject } from '../shared/decision-modal.tsx';

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
  /** Limits of the tier, as text: "Withdraw 1,000.00 CHF per day". */
  readonly limits?: ReactNode;
  /** Consequences of the tier, one for each of `heads` after the first. */
  readonly cells?: readonly string[];
}

export interface ComplianceDowngradeModalProps extends ModalProps, DecisionProps {
  /** The tiers below the current one, highest first. */
  lowerTiers: readonly LowerTier[];
  /** Called with the tier and the reason, which the user reads. */
  onDowngrade: (tier: string, reason: string) => SubmitAnswer | Promise<SubmitAnswer>;
  /** The heads of a table, that of the choice first: with them the choices are its rows, each with its `cells`. */
  heads?: readonly string[] | undefined;
  /**
   * The colour of the button: `primary` where the labels offer something else than a downgrade. `danger` by default.
   * @default 'danger'
   */
  tone?: 'primary' | 'danger' | undefined;
  labels?: Partial<ComplianceDowngradeLabels> | undefined;
}

/** An officer moves a user to a lower tier, with a reason that the user reads word for word. */
export function ComplianceDowngradeModal({
  onDowngrade,
  lowerTiers,
  heads,
  tone = 'danger',
  labels,
  ...rest
}: ComplianceDowngradeModalProps) {
  const words = { ...useDecisionLabels(), ...useMessages(messages, labels) };
  const label = words.from({ tier: wordFor(words.tiers, rest.subject.tier) });
  return (
    <DecisionModal
      size={heads === undefined ? 'lg' : 'xl'}
      {...rest}
      words={words}
      tone={tone}
      reasonRequired
      submit={(tier) => words.submit({ tier: wordFor(words.tiers, tier) })}
      consequence={words.consequence}
      tiers={{
        offered: lowerTiers.map(({ tier }) => tier),
        missing: lowerTiers.length === 0 ? words.lowest : words.choose,
      }}
      onDecide={(reason, tier) => onDowngrade(tier, reason)}
    >
      {({ name, value, onValueChange }) => (
        <div>
          <div aria-hidden className="ui:mb-1.5 ui:text-xs ui:font-medium ui:text-fg-muted">
            {label}
          </div>
          <RadioGroup label={label} {...{ name, value, onValueChange }}>
            {heads === undefined ? (
              lowerTiers.map(({ tier, limits }) => (
                <RadioCard
                  key={tier}
                  value={tier}
                  label={wordFor(words.tiers, tier)}
                  hint={limits}
                  dotted
                />
              ))
            ) : (
              <ChoiceTable
                heads={heads}
                rows={lowerTiers.map(({ tier, cells = [] }) => ({
                  value: tier,
                  label: wordFor(words.tiers, tier),
                  cells,
                }))}
              />
            )}
          </RadioGroup>
        </div>
      )}
    </DecisionModal>
  );
}

interface ChoiceTableProps {
  heads: readonly string[];
  rows: readonly { value: string; label: string; cells: readonly string[] }[];
}

/** Choices as rows of a table, so that what differs stands under one another; on phones each is a list of its own. */
function ChoiceTable({ heads, rows }: ChoiceTableProps) {
  const locale = useLocale();
  const [, ...facts] = heads;
  const named = (cell: string, index: number) => `${facts[index] ?? ''}: ${cell}`;
  return (
    <table data-slot="status-table" className="ui:w-full ui:text-xs ui:max-sm:block">
      <thead data-slot="status-table-heads" className="ui:max-sm:sr-only">
        <tr data-slot="status-table-head-row">
          {heads.map((head) => (
            <th
              key={head}
              data-slot="status-table-head"
              scope="col"
              className="ui:pe-2 ui:pb-1 ui:text-start ui:font-medium ui:text-fg-muted"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-slot="status-table-body" className="ui:max-sm:block">
        {rows.map(({ value, label, cells }) => (
          <tr
            key={value}
            data-slot="status-table-row"
            className="ui:border-t ui:border-line ui:max-sm:block ui:max-sm:py-2"
          >
            <th
              data-slot="status-table-label"
              scope="row"
              className="ui:py-1 ui:pe-2 ui:text-start ui:font-medium ui:max-sm:block"
            >
              <Radio
                value={value}
                label={label}
                aria-label={listOf([label, ...cells.map(named)], locale)}
              />
            </th>
            {cells.map((cell, index) => (
              <td
                key={facts[index]}
                data-slot="status-table-cell"
                className="ui:py-1 ui:pe-2 ui:max-sm:inline-block ui:max-sm:py-0"
              >
                <span aria-hidden className="ui:text-fg-muted ui:sm:hidden">
                  {`${facts[index] ?? ''}: `}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
