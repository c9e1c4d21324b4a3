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
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useUnread } from '@agio/widgets/announcements';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../../config/brand.ts';
import { variantOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { useLanguage, useTranslate } from '../../shared/language/translator.tsx';
import { WhyMenuClosed } from '@agio/widgets/states';
import { isOfMenus } from '../../pages.ts';
import { entriesFor, pageAt, pagesFor } from '../../navigation.ts';
import { closedTo } from './closed-to.ts';
import { useScheme } from '../../shared/storage/preferences.ts';
import { useCurrency } from '../../shared/user/use-currency.ts';
import { useSignOut } from '../../shared/user/use-sign-in.ts';
import { useUser } from '../../shared/user/use-user.ts';
import type { DialogProps } from '../dialogs/dialog.ts';
import { dialogsAfter, type DialogName } from '../dialogs/registry.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useEntryName } from './header-nav.tsx';
import { useWayBack } from './way-back.tsx';

/** Everything that the header has no room for on a phone. */
export function PhoneMenu({ open, onOpenChange }: DialogProps) {
  const t = useTranslate('shell');
  const user = useUser();
  const dialogs = useDialogs();
  const signOut = useSignOut();
  const { currency } = useCurrency();
  const { scheme, switchScheme } = useScheme();
  const { pathname } = useLocation();
  const { brand, stage } = useConfig();
  const own = useBrand();
  const nameOf = useEntryName();
  const entries =
    own.navigation.length > 0
      ? entriesFor(user.kind, own).map((entry) => ({ ...entry, name: nameOf(entry) }))
      : pagesFor(user.kind)
          .filter(isOfMenus)
          .map((page) => ({
            id: page.id,
            path: page.to,
            page,
            name: t(`profile.${page.id}`),
          }));
  const current = pageAt(pathname, pagesFor(user.kind, own));
  const wayBack = useWayBack();
  const unread = useUnread();
  const close = () => onOpenChange(false);
  const language = useLanguage();
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent>
        <DrawerTitle>{t('header.menu')}</DrawerTitle>
        <DrawerBody className="px-2">
          <nav aria-label={t('header.navigation')}>
            {entries.map(({ id, path, page, name }) => {
              const closed = page && closedTo(page, user);
              return page && closed ? (
                <span key={id} aria-disabled className={closedRow}>
                  <Row icon={page.icon}>
                    {name}
                    <span className="block text-xs">
                      <WhyMenuClosed menu={closed} />
                    </span>
                  </Row>
                </span>
              ) : page ? (
                <Fragment key={id}>
                  <Link
                    to={page.to}
                    onClick={close}
                    aria-current={page.id === current?.id ? 'page' : undefined}
                    className={rowLook}
                  >
                    <Row icon={page.icon}>{name}</Row>
                  </Link>
                  {dialogsAfter(page.id, user.kind).map((dialog) => (
                    <Action
                      key={dialog.name}
                      icon={dialog.menu.icon}
                      onClick={() => (dialogs.open as (name: DialogName) => void)(dialog.name)}
                    >
                      {t(dialog.menu.name)}
                    </Action>
                  ))}
                </Fragment>
              ) : (
                <a key={id} href={path} target="_blank" rel="noreferrer" className={rowLook}>
                  <Row icon={ExternalLink}>{name}</Row>
                </a>
              );
            })}
          </nav>
          <hr className="my-2 border-line-overlay" />
          <Action
            icon={Bell}
            end={unread === 0 ? undefined : unread}
            onClick={() => dialogs.open('notifications')}
          >
            {t('profile.notifications')}
          </Action>
          <Action icon={scheme === 'dark' ? Sun : Moon} onClick={switchScheme}>
            {scheme === 'dark' ? t('header.toLight') : t('header.toDark')}
          </Action>
          <Action
            icon={Globe}
            end={language.name}
            onClick={() => dialogs.open('settings', { tab: 'language' })}
          >
            {t('profile.language')}
          </Action>
          <Action
            icon={Banknote}
            end={currency}
            onClick={() => dialogs.open('settings', { tab: 'currency' })}
          >
            {t('profile.currency')}
          </Action>
          {stage === null || variantOf(brand) ? null : (
            <Action icon={Info} onClick={() => dialogs.open('stage')}>
              {t('stage.title', { stage })}
            </Action>
          )}
          {wayBack ? (
            <a href={wayBack.href} className={rowLook}>
              <Row icon={Undo2}>{wayBack.label}</Row>
            </a>
          ) : null}
          {user.isSignedIn ? (
            <>
              <hr className="my-2 border-line-overlay" />
              <Action
                icon={LogOut}
                onClick={() => {
                  close();
                  signOut();
                }}
              >
                {t('profile.logout')}
              </Action>
            </>
          ) : null}
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

const closedRow = 'flex min-h-11 items-center gap-3 px-3 py-1.5 text-fg-muted';
const rowLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start focus-ring hover:bg-surface-3 aria-[current]:text-accent';

function Action({ onClick, ...row }: RowProps & { onClick: () => void }) {
  return (
    <button type="button" className={rowLook} onClick={onClick}>
      <Row {...row} />
    </button>
  );
}

interface RowProps {
  icon: LucideIcon;
  end?: ReactNode;
  children: ReactNode;
}

function Row({ icon: Icon, end, children }: RowProps) {
  return (
    <>
      <Icon size={20} strokeWidth={1.5} aria-hidden className="flex-none text-fg-muted" />
      <span className="flex-1">{children}</span>
      <span className="text-sm text-fg-muted">{end}</span>
    </>
  );
}
