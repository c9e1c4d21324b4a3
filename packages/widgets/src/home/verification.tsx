import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { TierBadge } from '@agio/ui/tier-badge';
import { useAccount, useHost, WidgetLink } from '../host/index.ts';
import { messages } from './messages.ts';
import { nextStep, type NextStep } from './model/next-step.ts';

export interface VerificationProps {
  /** Opens the reader's compliance request, as `RequestDialog` of `@agio/widgets/account` shows it. */
  onOpenRequest: (() => void) | undefined;
}

/** The tier of the reader's account, and what comes next. As high in every state, so that nothing below it moves. */
export function Verification({ onOpenRequest }: VerificationProps) {
  const { step: t } = useMessages(messages);
  const account = useAccount();
  const step = nextStep(account);
  return (
    <Panel aria-label={t.title} aria-busy={step === undefined}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        <TierBadge tier={account.standing?.complianceTier ?? ''} className="wg:ms-auto" />
      </PanelHeader>
      <div className="wg:flex wg:min-h-31 wg:flex-col wg:p-4">
        {step === undefined ? (
          <span aria-hidden className="wg:flex wg:flex-col wg:gap-2">
            <Skeleton className="wg:w-44" />
            <Skeleton className="wg:w-full" />
          </span>
        ) : (
          <>
            <p className="wg:font-medium">{t[step]}</p>
            <p className="wg:mt-0.5 wg:mb-3 wg:text-sm wg:text-fg-muted">{t[`${step}More`]}</p>
            <StepButton step={step} onOpenRequest={onOpenRequest} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** The way on, where the host has one. */
function StepButton({ step, onOpenRequest }: VerificationProps & { step: NextStep }) {
  const { step: t } = useMessages(messages);
  const { links } = useHost();
  if (step === 'inReview' || step === 'documents' || step === 'denied')
    return onOpenRequest === undefined ? null : (
      <Button
        size="sm"
        variant={step === 'documents' ? 'primary' : 'secondary'}
        className="wg:mt-auto wg:self-start"
        onClick={onOpenRequest}
      >
        {t[`${step}Action`]}
      </Button>
    );
  const [href, label] =
    step === 'verify' || step === 'raise'
      ? [links.verification, t.open]
      : [step === 'closed' ? links.support : undefined, t.support];
  if (href === undefined) return null;
  return (
    <Button
      asChild
      size="sm"
      variant={step === 'verify' ? 'primary' : 'secondary'}
      className="wg:mt-auto wg:self-start"
    >
      <WidgetLink href={href}>{label}</WidgetLink>
    </Button>
  );
}
