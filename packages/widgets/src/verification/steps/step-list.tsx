import type { ComplianceStep, ComplianceStepState } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { Stepper } from '@agio/ui/stepper';
import { useAccount, WidgetLink } from '../../host/index.ts';
import { linkClass } from '../link-class.ts';
import { messages } from '../messages.ts';
import { progressOf } from '../model/step-route.ts';
import { stepRules } from '../model/step-rules.ts';
import { listedSteps } from '../model/steps.ts';
import { tierNumber } from '../model/tiers.ts';
import { stepMessages } from '../step-messages.ts';
import { useAnswerWords } from '../use-answer-words.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';

export interface StepListProps {
  state: ComplianceStepState;
  current: ComplianceStep;
}

/** All steps of the application with their answers; answers of the tier that it leads to can be changed. */
export function StepList({ state, current }: StepListProps) {
  const { frame: t, tiers } = useMessages(messages);
  const { name } = useMessages(stepMessages);
  const { standing } = useAccount();
  const answerOf = useAnswerWords(state);
  const { hrefOf } = useVerificationNavigation();
  const own = standing?.complianceTier ?? 'Tier0';
  const listed = listedSteps(state);
  const place = listed.findIndex(({ step }) => step === current);
  const isLocked = state.step === 'PendingForReview' || standing?.complianceStep === 'Forbidden';
  const steps = (
    <Stepper
      orientation="vertical"
      label={t.steps}
      current={place < 0 ? listed.length : place}
      steps={listed.map(({ step, isAnswered }) => {
        const rule = stepRules[step];
        const isOwn = 'tier' in rule && tierNumber(rule.tier) > tierNumber(own);
        const mayChange =
          isOwn && isAnswered && !isLocked && step !== current && step !== 'KycRequest';
        return {
          id: step,
          label: name[step],
          hint: isAnswered ? answerOf(step) : undefined,
          done: isAnswered,
          action: mayChange ? (
            <WidgetLink
              href={hrefOf(step)}
              aria-label={t.changeOf({ step: name[step] })}
              className={`wg:text-xs ${linkClass}`}
            >
              {t.change}
            </WidgetLink>
          ) : undefined,
        };
      })}
    />
  );
  const { done, of } = progressOf(state);
  return (
    <div className="wg:border-line wg:p-5 wg:max-lg:border-b wg:max-lg:px-4 wg:max-lg:py-3 wg:lg:border-e">
      <details className="wg:lg:hidden">
        <summary className="wg:flex wg:min-h-8 wg:cursor-pointer wg:items-center wg:justify-between wg:gap-3 wg:text-sm wg:font-medium wg:focus-ring">
          {t.steps} <span className="wg:num wg:text-fg-muted">{t.progress({ done, of })}</span>
        </summary>
        <div className="wg:pt-3">{steps}</div>
      </details>
      <div className="wg:max-lg:hidden">
        <div className="wg:mb-4 wg:flex wg:items-baseline wg:justify-between wg:gap-3">
          <p className="wg:font-semibold">
            {t.way({ from: tiers[own], to: tiers[state.targetTier] })}
          </p>
          <span className="wg:num wg:text-xs wg:text-fg-muted">{t.progress({ done, of })}</span>
        </div>
        {steps}
      </div>
    </div>
  );
}
