import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { useNextStepLink, WhyNotActive } from '../states/index.ts';
import { messages } from './messages.ts';

/** Above a form that is open while the account closes: why it cannot be sent, and what opens the account again. */
export function ClosedNote() {
  const { notActive } = useMessages(messages);
  return (
    <Callout tone="warning" live title={notActive} actions={useNextStepLink()}>
      <WhyNotActive />
    </Callout>
  );
}
