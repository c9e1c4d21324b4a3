import { useMessages } from '@agio/ui/language';
import { RadioCard, RadioGroup } from '@agio/ui/radio-group';
import { choices, type ChoiceStep } from '../model/steps.ts';
import { stepMessages } from '../step-messages.ts';
import { useChoiceWords } from '../use-answer-words.ts';

export interface ChoiceCardsProps {
  step: ChoiceStep;
  /** Empty while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  disabled: boolean;
}

/** The answers to a question as radio cards: arrows move and choose, Tab leaves. */
export function ChoiceCards({ step, value, onValueChange, disabled }: ChoiceCardsProps) {
  const { title, hint } = useMessages(stepMessages);
  const words = useChoiceWords();
  const hints: Readonly<Record<string, string>> = hint;
  return (
    <RadioGroup
      label={title[step]}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      className="wg:grid wg:gap-2 wg:sm:grid-cols-2"
    >
      {choices[step].map((each) => (
        <RadioCard key={each} dotted value={each} label={words(step, each)} hint={hints[each]} />
      ))}
    </RadioGroup>
  );
}
