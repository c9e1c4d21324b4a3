import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section } from '../states/index.ts';
import { ContactPanel } from './contact-panel.tsx';
import { messages } from './messages.ts';
import { ServicesPanel } from './services-panel.tsx';
import { useServices } from './use-services.ts';

/* The words of all articles are fetched apart from the page. */
const Help = lazyPart(() => import('./help.tsx'), 'Help');

export interface SupportProps extends WidgetPlace {
  /** The query of the address: `?article=deposit` shows one article. */
  query: string;
  /** The address of an article, or of the list of all. */
  hrefOf: (article: string | undefined) => string;
}

/** Help articles with a search, the state of services, and the way to contact us with a report. */
export function Support({ query, hrefOf, className, style }: SupportProps) {
  const t = useMessages(messages);
  const services = useServices();
  return (
    <div
      data-widget="support"
      {...placeOf(
        'wg:mx-auto wg:flex wg:w-full wg:max-w-278 wg:flex-col wg:gap-4 wg:px-4 wg:py-6 wg:max-sm:py-4',
        { className, style },
      )}
    >
      <h1 className="wg:display wg:text-2xl">{t.title}</h1>
      <div className="wg:grid wg:grid-cols-[minmax(0,1fr)_360px] wg:items-start wg:gap-4 wg:max-lg:grid-cols-[minmax(0,1fr)]">
        <Section>
          <Suspense fallback={<Panel aria-label={t.search} className="wg:min-h-dvh" />}>
            <Help query={query} hrefOf={hrefOf} />
          </Suspense>
        </Section>
        <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
          <Section>
            <ServicesPanel services={services} />
          </Section>
          <Section>
            <ContactPanel services={services} />
          </Section>
        </div>
      </div>
    </div>
  );
}
