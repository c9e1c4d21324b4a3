import type { ComplianceStep, ComplianceStepState, totalValueBands } from '@agio/api-client';
import { useExchangeInfo } from '@agio/api-client/react';
import { formatCrypto } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { formatDay } from './format-day.ts';
import { type ChoiceStep, chosenOf, isChoiceStep } from './model/steps.ts';
import { stepMessages } from './step-messages.ts';

/** Returns a function that gives the label of an answer, by the step and the exchange's name of the answer. */
export function useChoiceWords(): (step: ChoiceStep, value: string) => string {
  const t = useMessages(stepMessages);
  const locale = useLocale();
  return (step, value) => {
    if (step !== 'TotalValue') return (t[step] as Readonly<Record<string, string>>)[value] ?? value;
    const { from, to } = bandBounds[value as keyof typeof bandBounds] ?? {};
    const figure = (amount: string) => formatCrypto(amount, { locale });
    if (from === undefined) return to === undefined ? value : t.band.under({ to: figure(to) });
    return to === undefined
      ? t.band.over({ from: figure(from) })
      : t.band.between({ from: figure(from), to: figure(to) });
  };
}

/** Returns the answer to a step, in a few words; undefined if there is none. */
export function useAnswerWords({
  answers,
  proofs,
}: ComplianceStepState): (step: ComplianceStep) => string | undefined {
  const { answered: t } = useMessages(stepMessages);
  const locale = useLocale();
  const info = useExchangeInfo();
  const choiceWords = useChoiceWords();
  const { signature } = answers;
  return (step) => {
    if (isChoiceStep(step)) {
      const chosen = chosenOf(answers, step);
      if (chosen === undefined) return undefined;
      const words = choiceWords(step, chosen);
      const currency = info.data?.limitsCurrency;
      if (step === 'EntityTypeDeclaration' && answers.formB)
        return `${words}: ${answers.formB.entityName}`;
      return step === 'TotalValue' && currency !== undefined ? `${words} ${currency}` : words;
    }
    switch (step) {
      case 'KycRequest':
        return t.KycRequest;
      case 'FormA':
        return signature
          ? t.FormAOn({
              name: signature.name,
              date: formatDay(signature.signedOn, locale, undefined),
            })
          : t.FormA;
      case 'SourceOfFunds':
        return t.SourceOfFunds({ count: proofs });
      default:
        return undefined;
    }
  };
}

type Band = (typeof totalValueBands)[number];

/** The bounds of the bands of total value, as decimal strings. */
const bandBounds: Readonly<Record<Band, { from?: string; to?: string }>> = {
  Under1000: { to: '1000' },
  From1000To10000: { from: '1000', to: '10000' },
  From10000To50000: { from: '10000', to: '50000' },
  From50000To100000: { from: '50000', to: '100000' },
  From100000To500000: { from: '100000', to: '500000' },
  From500000To1000000: { from: '500000', to: '1000000' },
  From1000000To5000000: { from: '1000000', to: '5000000' },
  Over5000000: { from: '5000000' },
};
