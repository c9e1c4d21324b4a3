import type { ComplianceStep, ComplianceStepState } from '@agio/api-client';
import { useExchangeInfo, usePreviousStep } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { StepTitle } from '../../intent/step-title.tsx';
import { messages } from '../messages.ts';
import { listedSteps } from '../model/steps.ts';
import { stepMessages } from '../step-messages.ts';
import type { DraftStatus } from '../model/draft-keeper.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';

/** The heading of a step: which one it is, what it asks, and what is saved. */
export function StepHead({
  step,
  state,
  saved = 'still',
}: {
  step: ComplianceStep;
  state?: ComplianceStepState | undefined;
  /** State of saving the step's draft. */
  saved?: DraftStatus | undefined;
}) {
  const { frame: t } = useMessages(messages);
  const { title, text } = useMessages(stepMessages);
  const info = useExchangeInfo();
  const listed = state ? listedSteps(state) : [];
  const position = listed.findIndex((each) => each.step === step) + 1;
  return (
    <div className="wg:mb-5">
      <div className="wg:mb-1 wg:flex wg:flex-wrap wg:justify-between wg:gap-x-4 wg:text-xs wg:text-fg-muted">
        <span className="wg:num">
          {position > 0 ? t.step({ position, of: listed.length }) : null}
        </span>
        {state ? <Saved state={state} status={saved} /> : null}
      </div>
      <StepTitle>{title[step]}</StepTitle>
      <p className="wg:mt-1 wg:max-w-[65ch] wg:text-pretty wg:text-fg-muted">
        {step === 'TotalValue'
          ? text.TotalValue({ currency: info.data?.limitsCurrency ?? 'CHF' })
          : text[step]}
      </p>
    </div>
  );
}

/** Time at which the application was last saved, or that it is being saved. Screen readers announce a change. */
function Saved({ state, status }: { state: ComplianceStepState; status: DraftStatus }) {
  const { frame: t } = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const last = [state.savedAt, ...state.drafts.map(({ savedAt }) => savedAt)]
    .filter((each) => each !== null)
    .toSorted()
    .at(-1);
  const time = last === undefined ? undefined : formatDateTime(last, { locale, timeZone });
  const isHere = status === 'failed' || status === 'refused';
  return (
    <output className={isHere ? 'wg:text-warning' : ''}>
      {status === 'saving'
        ? t.saving
        : isHere
          ? t.notSaved[status]
          : time === undefined
            ? null
            : t.saved({ time })}
    </output>
  );
}

const whys = new Set<string>([
  'EntityTypeDeclaration',
  'KycRequest',
  'FormA',
  'PrimaryUse',
  'PrimarySource',
  'EmploymentStatus',
  'TotalValue',
  'Industry',
  'SourceOfFunds',
]);

/** Reason for a question. */
export function Why({ step }: { step: ComplianceStep }) {
  const { frame } = useMessages(messages);
  const { why } = useMessages(stepMessages);
  if (!whys.has(step)) return null;
  return (
    <Callout title={frame.why} className="wg:mt-5">
      {why[step as keyof typeof why]}
    </Callout>
  );
}

export interface StepFootProps {
  step: ComplianceStep;
  /** The button that goes on, at the end. */
  children?: ReactNode;
}

/** The ways out of a step: back to the question before, to the tiers, and on. Nothing is lost by any of them. */
export function StepFoot({ step, children }: StepFootProps) {
  const { frame: t } = useMessages(messages);
  const { hrefOf } = useVerificationNavigation();
  const previous = usePreviousStep({ before: step }).data?.step;
  const isFirst = previous === undefined || previous === step || previous === 'Unknown';
  return (
    <div
      data-slot="step-footer"
      className="wg:mt-6 wg:flex wg:items-center wg:gap-2 wg:max-sm:flex-col-reverse wg:max-sm:items-stretch wg:sm:flex-wrap"
    >
      {isFirst ? null : (
        <Button asChild size="lg">
          <WidgetLink href={hrefOf(previous)}>
            <ArrowLeft
              size={16}
              strokeWidth={1.5}
              aria-hidden
              className="wg:me-2 wg:inline wg:rtl:rotate-180"
            />
            {t.back}
          </WidgetLink>
        </Button>
      )}
      <span className="wg:grow wg:max-sm:hidden" />
      <Button asChild size="lg" variant="ghost">
        <WidgetLink href={hrefOf('overview')}>{t.leave}</WidgetLink>
      </Button>
      {children}
    </div>
  );
}
