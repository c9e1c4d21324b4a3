import { useMessages } from '@agio/ui/language';
import { type ReactNode, Suspense } from 'react';
import { useHost, WidgetLink } from '../host/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section } from '../states/index.ts';
import { lazyPart } from '../states/lazy-part.ts';
import { DataSection } from './data/data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { DisplaySection, type DisplaySectionProps } from './display-section.tsx';
import { messages } from './messages.ts';
import { type SettingsSection, settingsSections } from './model/sections.ts';
import { NotificationsSection } from './notifications-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { TradingSection } from './trading-section.tsx';

const KeysSection = lazyPart(() => import('./api-keys/keys-section.tsx'), 'KeysSection');

export interface SettingsProps extends DisplaySectionProps, WidgetPlace {
  /** The section that is shown. */
  section: SettingsSection;
  /** The address of a section, for the links between them; by default that of the host (`links.settings`). */
  hrefOf?: ((section: SettingsSection) => string) | undefined;
  /** Page on which the reader manages name, password and passkeys; without it there is no link. */
  manageUrl?: string | undefined;
  /** Signs out in this browser. */
  onSignOut: () => void;
  /** Called when this browser has forgotten what it kept, except a sign-in: sign out, or load the page anew. */
  onForgotten: () => void;
}

/** The reader's settings in sections: what only the app knows (language, currency, theme) comes in as choices. */
export function Settings({
  section,
  hrefOf,
  manageUrl,
  onSignOut,
  onForgotten,
  className,
  style,
  ...display
}: SettingsProps) {
  const t = useMessages(messages);
  const { links } = useHost();
  const shown: Record<SettingsSection, () => ReactNode> = {
    display: () => <DisplaySection {...display} />,
    trading: () => <TradingSection />,
    notifications: () => <NotificationsSection />,
    profile: () => <ProfileSection manageUrl={manageUrl} />,
    devices: () => <DevicesSection manageUrl={manageUrl} onSignOut={onSignOut} />,
    keys: () => (
      <Suspense>
        <KeysSection />
      </Suspense>
    ),
    data: () => <DataSection onForgotten={onForgotten} />,
  };
  return (
    <div
      data-widget="settings"
      {...placeOf(
        'wg:mx-auto wg:grid wg:w-full wg:max-w-278 wg:grid-cols-[200px_minmax(0,1fr)] wg:gap-x-10 wg:gap-y-4 wg:px-4 wg:py-6 wg:max-lg:grid-cols-[minmax(0,1fr)] wg:max-sm:py-4',
        { className, style },
      )}
    >
      <div>
        <h1 className="wg:display wg:mb-4 wg:text-2xl wg:max-lg:mb-3">{t.title}</h1>
        <nav aria-label={t.title}>
          <ul className="wg:flex wg:flex-col wg:gap-0.5 wg:max-lg:flex-row wg:max-lg:flex-wrap wg:max-lg:gap-1">
            {settingsSections.map((each) => (
              <li key={each}>
                <WidgetLink
                  href={(hrefOf ?? links.settings)?.(each)}
                  {...(each === section && { 'aria-current': 'page' as const })}
                  className="wg:flex wg:min-h-8 wg:items-center wg:rounded-control wg:px-2.5 wg:text-sm wg:font-medium wg:text-fg-muted wg:focus-ring wg:hover:text-fg wg:aria-[current]:bg-surface-3 wg:aria-[current]:text-fg wg:touch:min-h-11"
                >
                  {t.sections[each]}
                </WidgetLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
        <Section key={section}>{shown[section]()}</Section>
      </div>
    </div>
  );
}
