import { useMessages } from '@agio/ui/language';
import { StatePanel } from '@agio/ui/state-panel';
import { Button } from '@agio/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAccount, useHost, WidgetLink } from '../../host/index.ts';
import { placeOf, type WidgetPlace } from '../../host/widget-place.ts';
import { Section } from '../../states/index.ts';
import { common } from '../../words/messages.ts';
import { messages } from '../messages.ts';
import { areaIcons } from './area-icons.ts';
import { areaAddress, areasOf, mayOpen, type OfficeArea } from './model/areas.ts';
import { useConnectionStatus } from '@agio/api-client/react';

/** The navigation of the back office beside one of its areas; above it on a phone. */
export function OfficeFrame({
  base,
  area,
  children,
  className,
  style,
}: WidgetPlace & {
  base: string;
  /** Undefined: the address names none. */
  area: OfficeArea | undefined;
  children: ReactNode;
}) {
  const t = useMessages(messages);
  const { kind } = useAccount();
  const areas = areasOf(kind);
  const nav = useRef<HTMLElement>(null);
  // A phone has no room for all of them.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [area, kind]);
  return (
    <div
      data-widget="back-office"
      {...placeOf(
        'wg:flex wg:min-w-0 wg:flex-1 wg:flex-col wg:bg-canvas wg:font-text wg:text-base wg:text-fg wg:lg:flex-row',
        { className, style },
      )}
    >
      {areas.length === 0 ? null : (
        <div className="wg:flex wg:flex-none wg:flex-col wg:justify-between wg:border-line wg:max-lg:border-b wg:lg:w-50 wg:lg:border-e">
          <nav
            ref={nav}
            aria-label={t.areas}
            className="wg:p-2 wg:max-lg:overflow-x-auto wg:lg:sticky wg:lg:top-0"
          >
            <ul className="wg:flex wg:gap-1 wg:lg:flex-col">
              {areas.map((each) => {
                const Icon = areaIcons[each];
                return (
                  <li key={each}>
                    <WidgetLink
                      href={areaAddress(base, each)}
                      aria-current={each === area ? 'page' : undefined}
                      className="wg:flex wg:min-h-9 wg:items-center wg:gap-2.5 wg:rounded-control wg:px-3 wg:text-sm wg:font-medium wg:whitespace-nowrap wg:text-fg-muted wg:focus-ring wg:hover:bg-surface-2 wg:hover:text-fg wg:aria-[current]:bg-surface-2 wg:aria-[current]:text-fg wg:touch:min-h-11"
                    >
                      <Icon size={16} strokeWidth={1.5} aria-hidden />
                      {t.area[each]}
                    </WidgetLink>
                  </li>
                );
              })}
            </ul>
          </nav>
          <p className="wg:p-5 wg:text-xs wg:text-fg-muted wg:max-lg:hidden">{t.recorded}</p>
        </div>
      )}
      <div className="wg:min-w-0 wg:flex-1">
        {areas.length === 0 ? null : <NotLive />}
        {area === undefined ? (
          <NoArea base={base} />
        ) : mayOpen(area, kind) ? (
          <Section>{children}</Section>
        ) : (
          <NotForRole base={base} />
        )}
      </div>
    </div>
  );
}

function NoArea({ base }: { base: string }) {
  const { noArea: t, areas } = useMessages(messages);
  return (
    <StatePanel
      state="empty"
      title={<h1>{t.title}</h1>}
      className="wg:min-h-80"
      actions={
        <Button asChild>
          <WidgetLink href={base}>{areas}</WidgetLink>
        </Button>
      }
    >
      {t.text}
    </StatePanel>
  );
}

/** In place of an area that the exchange would refuse: why, and a way on. */
function NotForRole({ base }: { base: string }) {
  const { notAllowed: t, area: names } = useMessages(messages);
  const { signIn: signInLabel } = useMessages(common);
  const { isSignedIn, kind } = useAccount();
  const { links, signIn } = useHost();
  const own = areasOf(kind);
  return (
    <StatePanel
      state="notAllowed"
      title={<h1>{isSignedIn ? t.title : t.signedOut}</h1>}
      className="wg:min-h-80"
      actions={
        <>
          {isSignedIn ? null : (
            <Button variant="primary" onClick={signIn}>
              {signInLabel}
            </Button>
          )}
          {own.map((each) => (
            <Button key={each} asChild>
              <WidgetLink href={areaAddress(base, each)}>{names[each]}</WidgetLink>
            </Button>
          ))}
          {own.length > 0 || links.markets === undefined ? null : (
            <Button asChild>
              <WidgetLink href={links.markets}>{t.markets}</WidgetLink>
            </Button>
          )}
        </>
      }
    >
      {own.length > 0 ? t.yours : isSignedIn ? t.text : undefined}
    </StatePanel>
  );
}

/** Over an area while the exchange cannot say what has changed: how old what is shown may be. */
function NotLive() {
  const { notLive: t } = useMessages(messages);
  const { notifications, reconnect } = useConnectionStatus();
  const isDown = notifications.status === 'reconnecting' || notifications.status === 'stopped';
  return (
    <output className="wg:block">
      {isDown ? (
        <span className="wg:flex wg:flex-wrap wg:items-center wg:gap-3 wg:bg-warning-soft wg:px-4 wg:py-2 wg:text-sm wg:md:px-6">
          {t.text}
          <Button size="sm" className="wg:ms-auto" onClick={reconnect}>
            {t.reconnect}
          </Button>
        </span>
      ) : null}
    </output>
  );
}
