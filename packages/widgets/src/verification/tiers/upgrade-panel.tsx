import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { ProgressBar } from '@agio/ui/progress-bar';
import { type ReactNode, useId } from 'react';
import { partOf } from '../../states/lazy-part.ts';
import { tradeStandingOf, useAccount, useHost, WidgetLink } from '../../host/index.ts';
import { messages } from '../messages.ts';
import { progressOf } from '../model/step-route.ts';
import { isWarnedOf, type Upgrade, upgradeOf } from '../model/tiers.ts';
import { useVerification } from '../use-verification.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';

const loadWarning = partOf(() => import('./tier-3-warning.tsx'), 'Tier3Warning');

/** The way to the next tier: how far the reader is and the button that goes on, or why it cannot be pressed. */
export function UpgradePanel() {
  const { upgrade: t, tiers, about } = useMessages(messages);
  const { account, state } = useVerification();
  const upgrade = upgradeOf(account, state);
  const isOpen = !('obstacle' in upgrade);
  const progress = state && isOpen && upgrade.hasBegun ? progressOf(state) : undefined;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <div className="wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-x-6 wg:gap-y-3 wg:p-4">
        <div className="wg:min-w-0 wg:flex-1 wg:basis-64">
          {isOpen ? (
            <>
              <p className="wg:font-medium">
                {t.to({ tier: tiers[upgrade.to], about: about[upgrade.to] })}
              </p>
              <p className="wg:text-sm wg:text-fg-muted">{t.kept}</p>
              {progress ? (
                <ProgressBar
                  className="wg:mt-3 wg:max-w-80"
                  label={tiers[upgrade.to]}
                  value={progress.done / progress.of}
                  detail={
                    <span className="wg:num">
                      {t.progress({ done: progress.done, count: progress.of })}
                    </span>
                  }
                />
              ) : null}
            </>
          ) : (
            <p className="wg:text-fg-muted">{t.obstacle[upgrade.obstacle]}</p>
          )}
        </div>
        <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-2">
          <AddMoney isShown={isOpen && upgrade.to !== 'Tier1' && !upgrade.hasBegun} />
          <WayOn upgrade={upgrade} />
        </div>
      </div>
    </Panel>
  );
}

/** Leads to the first use of a tier: a reader who has just reached one came to trade, before any further tier. */
function AddMoney({ isShown }: { isShown: boolean }) {
  const { upgrade: t } = useMessages(messages);
  const { links } = useHost();
  const standing = tradeStandingOf(useAccount());
  if (!isShown || links.ramp === undefined || standing !== 'active') return null;
  return (
    <Button asChild size="lg">
      <WidgetLink href={links.ramp()}>{t.addMoney}</WidgetLink>
    </Button>
  );
}

/** Next action: continue, or remove the obstacle. */
function WayOn({ upgrade }: { upgrade: Upgrade }) {
  const { upgrade: t, tiers } = useMessages(messages);
  const { links, signIn } = useHost();
  const { hrefOf, go, openRequest, agreeToTier3 } = useVerificationNavigation();
  const reason = useId();
  const link = (href: string, label: ReactNode, variant: 'primary' | 'secondary' = 'primary') => (
    <Button asChild variant={variant} size="lg">
      <WidgetLink href={href}>{label}</WidgetLink>
    </Button>
  );
  if (!('obstacle' in upgrade)) {
    const { step, hasBegun, to } = upgrade;
    const goOn = () => {
      agreeToTier3();
      go(step);
    };
    const label = step === 'Trading' ? t.send : hasBegun ? t.goOn : t.start({ tier: tiers[to] });
    if (isWarnedOf(upgrade))
      return (
        <LazyPopup kind="dialog" load={loadWarning} contentProps={{ onContinue: goOn }}>
          {(button) => (
            <Button variant="primary" size="lg" {...button}>
              {label}
            </Button>
          )}
        </LazyPopup>
      );
    return link(hrefOf(step), label);
  }
  switch (upgrade.obstacle) {
    case 'signedOut':
      return (
        <Button variant="primary" size="lg" onClick={signIn}>
          {t.signIn}
        </Button>
      );
    case 'moreData':
      return link(hrefOf('documents'), t.documents);
    case 'frozen':
    case 'closed':
      return links.support === undefined ? null : link(links.support, t.support, 'secondary');
    case 'inReview':
      return (
        <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-2">
          {openRequest === undefined ? null : (
            <Button size="lg" onClick={openRequest}>
              {t.request}
            </Button>
          )}
          <Button size="lg" variant="primary" disabled aria-describedby={reason}>
            {t.goOn}
          </Button>
          <span id={reason} className="wg:sr-only">
            {t.obstacle.inReview}
          </span>
        </div>
      );
    case 'loading':
    case 'highest':
    case 'staff':
      return null;
  }
}
