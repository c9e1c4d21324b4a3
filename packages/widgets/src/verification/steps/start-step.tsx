import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Building2, Clock, IdCard, Smartphone } from 'lucide-react';
import { WidgetLink } from '../../host/index.ts';
import { messages } from '../messages.ts';
import { StepHead } from './step-frame.tsx';
import { stepMessages } from '../step-messages.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';

const needs = [
  ['document', IdCard],
  ['phone', Smartphone],
  ['minutes', Clock],
  ['company', Building2],
] as const;

/** Before the first question: what it takes, and how long. */
export function StartStep() {
  const { frame } = useMessages(messages);
  const { start: t } = useMessages(stepMessages);
  const { hrefOf } = useVerificationNavigation();
  return (
    <>
      <StepHead step="NoData" />
      <h3 className="wg:mb-2 wg:text-sm wg:font-semibold">{t.need}</h3>
      <ul className="wg:flex wg:flex-col wg:gap-2.5">
        {needs.map(([need, Icon]) => (
          <li key={need} className="wg:flex wg:gap-3">
            <Icon
              size={18}
              strokeWidth={1.5}
              aria-hidden
              className="wg:mt-0.5 wg:flex-none wg:text-fg-muted"
            />
            {t[need]}
          </li>
        ))}
      </ul>
      <div className="wg:mt-6 wg:flex wg:justify-end wg:gap-2">
        <Button asChild size="lg" variant="ghost">
          <WidgetLink href={hrefOf('overview')}>{frame.leave}</WidgetLink>
        </Button>
        <Button asChild size="lg" variant="primary">
          <WidgetLink href={hrefOf('EntityTypeDeclaration')}>{t.begin}</WidgetLink>
        </Button>
      </div>
    </>
  );
}
