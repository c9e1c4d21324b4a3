// @where Widgets: example terms of service and privacy policy
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { useHost, WidgetLink } from '../host/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { legalMessages } from './legal-messages.ts';

export interface LegalProps extends WidgetPlace {
  /** Name of the exchange, as its users know it. */
  brand: string;
}

const order = {
  terms: [
    'service',
    'account',
    'verification',
    'orders',
    'fees',
    'transfers',
    'closing',
    'risk',
  ] as const,
  privacy: ['kept', 'purpose', 'shared', 'errors', 'browser', 'period', 'rights'] as const,
};

/** Example terms of service, marked as such, until a deployment names its own. */
export function Terms({ brand, ...place }: LegalProps) {
  const { terms: t } = useMessages(legalMessages);
  return (
    <LegalText
      {...place}
      title={t.title}
      lead={t.lead({ brand })}
      sections={order.terms.map((id) => t[id])}
    />
  );
}

/** Example privacy policy, marked as such, until a deployment names its own. */
export function Privacy({ brand, ...place }: LegalProps) {
  const { privacy: t } = useMessages(legalMessages);
  return (
    <LegalText
      {...place}
      title={t.title}
      lead={t.lead({ brand })}
      sections={order.privacy.map((id) => t[id])}
    />
  );
}

interface LegalTextProps extends WidgetPlace {
  title: string;
  lead: string;
  sections: readonly { title: string; text: string }[];
}

function LegalText({ title, lead, sections, className, style }: LegalTextProps) {
  const { example, questions } = useMessages(legalMessages);
  const { links } = useHost();
  return (
    <article
      data-widget="legal"
      {...placeOf(
        'wg:mx-auto wg:flex wg:w-full wg:max-w-278 wg:flex-col wg:gap-4 wg:px-4 wg:py-6 wg:max-sm:py-4',
        { className, style },
      )}
    >
      <div>
        <h1 className="wg:display wg:text-2xl">{title}</h1>
        <p className="wg:mt-1 wg:text-fg-muted">{lead}</p>
      </div>
      <Callout tone="warning">{example}</Callout>
      <Panel aria-label={title} className="wg:flex wg:flex-col wg:gap-4 wg:p-4">
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className="wg:font-medium">{section.title}</h2>
            <p className="wg:mt-2 wg:max-w-[70ch] wg:text-fg-muted">{section.text}</p>
          </section>
        ))}
        <p className="wg:text-sm wg:text-fg-muted">
          <WidgetLink href={links.support} className="wg:text-accent wg:hover:underline">
            {questions}
          </WidgetLink>
        </p>
      </Panel>
    </article>
  );
}
