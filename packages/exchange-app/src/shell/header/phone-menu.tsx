import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import {
  Banknote,
  Bell,
  ExternalLink,
  Globe,
  Info,
  LogOut,
  Moon,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnread } from '@agio/widgets/announcements';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../../config/brand.ts';
import { variantOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { languages } from '../../shared/language/languages.ts';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { entriesFor, pageAt, pagesFor } from '../../pages.ts';
import { languageOf, preferences, usePreferences } from '../../shared/storage/preferences.ts';
import { useCurrency } from '../../shared/user/use-currency.ts';
import { useSignOut } from '../../shared/user/use-sign-in.ts';
import { useUser } from '../../shared/user/use-user.ts';
import type { DialogProps } from '../dialogs/dialog.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useEntryName } from './header-nav.tsx';

/** Everything that the header has no room for on a phone. */
export function PhoneMenu({ open, onOpenChange }: DialogProps) {
  const t = useTranslate('shell');
  const user = useUser();
  const dialogs = useDialogs();
  const signOut = useSignOut();
  const { currency } = useCurrency();
  const { theme, defaultLanguage } = usePreferences();
  const { pathname } = useLocation();
  const { brand, stage } = useConfig();
  const own = useBrand();
  const nameOf = useEntryName();
  const entries =
    own.navigation.length > 0
      ? entriesFor(user.kind, own).map((entry) => ({ ...entry, name: nameOf(entry) }))
      : pagesFor(user.kind).map((page) => ({
          id: page.id,
          path: page.to,
          page,
          name: t(`profile.${page.id}`),
        }));
  const current = pageAt(pathname, pagesFor(user.kind, own));
  const unread = useUnread();
  const close = () => onOpenChange(false);
  const language = languages.find(({ code }) => code === languageOf(defaultLanguage));
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent>
        <DrawerTitle>{t('header.menu')}</DrawerTitle>
        <DrawerBody className="px-2">
          <nav aria-label={t('header.navigation')}>
            {entries.map(({ id, path, page, name }) =>
              page ? (
                <Link
                  key={id}
                  to={page.to}
                  onClick={close}
                  aria-current={page.id === current?.id ? 'page' : undefined}
                  className={row}
                >
                  <Row icon={page.icon}>{name}</Row>
                </Link>
              ) : (
                <a key={id} href={path} target="_blank" rel="noreferrer" className={row}>
                  <Row icon={ExternalLink}>{name}</Row>
                </a>
              ),
            )}
          </nav>
          <hr className="my-2 border-line-overlay" />
          <button type="button" className={row} onClick={() => dialogs.open('notifications')}>
            <Row icon={Bell} end={unread === 0 ? undefined : unread}>
              {t('profile.notifications')}
            </Row>
          </button>
          <button
            type="button"
            className={row}
            onClick={() => preferences.set({ theme: theme === 'dark' ? 'light' : 'dark' })}
          >
            <Row icon={theme === 'dark' ? Sun : Moon}>
              {theme === 'dark' ? t('header.toLight') : t('header.toDark')}
            </Row>
          </button>
          <button
            type="button"
            className={row}
            onClick={() => dialogs.open('settings', { tab: 'language' })}
          >
            <Row icon={Globe} end={language?.name}>
              {t('profile.language')}
            </Row>
          </button>
          <button
            type="button"
            className={row}
            onClick={() => dialogs.open('settings', { tab: 'currency' })}
          >
            <Row icon={Banknote} end={currency}>
              {t('profile.currency')}
            </Row>
          </button>
          {stage === null || variantOf(brand) ? null : (
            <button type="button" className={row} onClick={() => dialogs.open('stage')}>
              <Row icon={Info}>{t('stage.title', { stage })}</Row>
            </button>
          )}
          {user.isSignedIn ? (
            <>
              <hr className="my-2 border-line-overlay" />
              <button
                type="button"
                className={row}
                onClick={() => {
                  close();
                  signOut();
                }}
              >
                <Row icon={LogOut}>{t('profile.logout')}</Row>
              </button>
            </>
          ) : null}
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start focus-ring hover:bg-surface-3 aria-[current]:text-accent';

function Row({
  icon: Icon,
  end,
  children,
}: {
  icon: LucideIcon;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <Icon size={20} strokeWidth={1.5} aria-hidden className="flex-none text-fg-muted" />
      <span className="flex-1">{children}</span>
      <span className="text-sm text-fg-muted">{end}</span>
    </>
  );
}
