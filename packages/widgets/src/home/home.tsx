// @where Widgets: home of a variant; the next step of verification
import { useMessages } from '@agio/ui/language';
import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { PortfolioTotal } from '../portfolio/index.ts';
import { useAccount, useHost, WidgetLink } from '../host/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section } from '../states/index.ts';
import { HomeMarkets } from './home-markets.tsx';
import { messages } from './messages.ts';
import { QuickActions } from './quick-actions.tsx';
import type { VerificationProps } from './verification.tsx';
import { Button } from '@agio/ui/button';

// Below what is seen first, and fetched after it.
const NewsAndActivity = lazyPart(() => import('./news-and-activity.tsx'), 'NewsAndActivity');

export interface HomeProps extends Partial<VerificationProps>, WidgetPlace {}

/**
 * The home of a host: what a trader has, what is next and what happened; for everybody else what the exchange is; for
 * all the host's featured markets, the movers and the announcements. Every part loads, fails and recovers by itself.
 * What the exchange is, is said by the messages `home.about`, which a brand replaces by its own.
 */
export function Home({ onOpenRequest, className, style }: HomeProps) {
  const t = useMessages(messages);
  const { kind, isSignedIn } = useAccount();
  const hasAccount = kind === 'trader' || kind === 'support' || kind === 'admin';
  return (
    <div
      data-widget="home"
      {...placeOf(
        'wg:mx-auto wg:flex wg:w-full wg:max-w-page wg:flex-col wg:gap-5 wg:px-4 wg:py-6 wg:md:px-6',
        { className, style },
      )}
    >
      {hasAccount ? (
        <div className={sides}>
          <h1 className="wg:sr-only">{t.title}</h1>
          <Section>
            <PortfolioTotal />
          </Section>
          <Section isQuiet>
            <QuickActions />
          </Section>
        </div>
      ) : (
        <Section>
          <About hasSignIn={!isSignedIn} />
        </Section>
      )}
      <Section>
        <HomeMarkets />
      </Section>
      <Section>
        <Suspense fallback={<div aria-busy className="wg:min-h-96" />}>
          <NewsAndActivity
            hasAccount={hasAccount}
            onOpenRequest={onOpenRequest}
            className={sides}
          />
        </Suspense>
      </Section>
    </div>
  );
}

/** A wide part with a narrow one beside it; below each other where there is no room. */
const sides = 'wg:grid wg:gap-4 wg:lg:grid-cols-[minmax(0,1fr)_22rem]';

/** Introduces the exchange to guests, in the words of its brand. */
function About({ hasSignIn }: { hasSignIn: boolean }) {
  const { about: t } = useMessages(messages);
  const { links, signIn } = useHost();
  return (
    <div className="wg:py-4 wg:lg:py-8">
      <h1 className="wg:display wg:max-w-2xl wg:text-4xl wg:text-balance">{t.title}</h1>
      <p className="wg:mt-3 wg:max-w-xl wg:text-md wg:text-pretty wg:text-fg-muted">{t.text}</p>
      <div className="wg:mt-6 wg:flex wg:flex-wrap wg:gap-3">
        {hasSignIn ? (
          <Button variant="primary" size="lg" onClick={signIn}>
            {t.signIn}
          </Button>
        ) : null}
        {links.markets === undefined ? null : (
          <Button asChild size="lg">
            <WidgetLink href={links.markets}>{t.markets}</WidgetLink>
          </Button>
        )}
      </div>
    </div>
  );
}
