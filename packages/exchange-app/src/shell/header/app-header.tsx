import { useSession } from '@agio/api-client/react';
import { Avatar } from '@agio/ui/avatar';
import { Button } from '@agio/ui/button';
import {
  CommandButton,
  Header,
  HeaderEnd,
  HeaderProfileButton,
  HeaderSeparator,
  StageBadge,
} from '@agio/ui/header';
import { IconButton } from '@agio/ui/icon-button';
import { Logo } from '@agio/ui/logo';
import { requestNotice } from '@agio/ui/status-button';
import { TierBadge } from '@agio/ui/tier-badge';
import { ChevronDown, Menu, Moon, Search, Sun } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../../config/brand.ts';
import { variantOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useScheme } from '../../shared/storage/preferences.ts';
import { useSignIn } from '../../shared/user/use-sign-in.ts';
import { roleName, type User } from '../../shared/user/use-user.ts';
import { HeaderNav } from './header-nav.tsx';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { searchShortcut } from '@agio/widgets/palette';
import { Reconnecting } from '@agio/widgets/states';

/** The bar at the top of every page (spec §2, Header). */
export function AppHeader({ user }: { user: User }) {
  const t = useTranslate('shell');
  const config = useConfig();
  const { scheme, switchScheme } = useScheme();
  const dialogs = useDialogs();
  const { title: brand, logo } = useBrand();
  const variant = variantOf(config.brand);
  const { lastRequest } = user.standing ?? {};
  const hasNotice = requestNotice(lastRequest && { statusType: lastRequest.status }) !== undefined;
  const home =
    variant?.defaults.prefix ?? (user.isSignedIn && user.kind !== 'support' ? '/' : '/trade');
  return (
    <Header>
      <Link
        to={home}
        aria-label={t('header.home', { brand })}
        className="hit-area flex rounded-sm focus-ring max-md:min-w-0 md:flex-none"
      >
        <Logo mark={logo} scheme={scheme} name={brand} />
      </Link>
      {config.stage === null || variant ? (
        <span className="w-4" />
      ) : (
        <StageBadge
          // On small phones the menu says it.
          className={`md:max-lg:mx-0 ${hasNotice ? 'max-[419px]:hidden' : 'max-[379px]:hidden'}`}
          onClick={() => dialogs.open('stage')}
        >
          {config.stage}
        </StageBadge>
      )}
      <HeaderNav kind={user.kind} />
      <HeaderEnd>
        <Reconnecting />
        {hasNotice ? (
          <Suspense>
            <RequestStatus />
          </Suspense>
        ) : null}
        <CommandButton
          icon={<Search size={14} strokeWidth={1.5} aria-hidden />}
          shortcut={searchShortcut()}
          aria-keyshortcuts="Control+K Meta+K"
          className="max-lg:hidden"
          onPointerEnter={() => dialogs.preload('palette')}
          onClick={() => dialogs.open('palette')}
        >
          {t('header.search')}
        </CommandButton>
        <IconButton
          label={t('header.openSearch')}
          className="touch:size-11 lg:hidden"
          onClick={() => dialogs.open('palette')}
        >
          <Search size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        {/* Its place is there before its code. */}
        <span className="size-8 max-md:hidden">
          <Suspense>
            <NotificationButton />
          </Suspense>
        </span>
        <IconButton
          label={scheme === 'dark' ? t('header.toLight') : t('header.toDark')}
          className="max-md:hidden"
          onClick={switchScheme}
        >
          {scheme === 'dark' ? (
            <Sun size={16} strokeWidth={1.5} aria-hidden />
          ) : (
            <Moon size={16} strokeWidth={1.5} aria-hidden />
          )}
        </IconButton>
        {user.isSignedIn ? <ProfileButton user={user} /> : <GetStarted />}
        <IconButton
          label={t('header.menu')}
          className="touch:size-11 md:hidden"
          onPointerEnter={() => dialogs.preload('menu')}
          onClick={() => dialogs.open('menu')}
        >
          <Menu size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </HeaderEnd>
    </Header>
  );
}

/** A button without which the header stands as well if its code does not arrive. */
const optional = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }));
const RequestStatus = optional(async () => (await import('./request-status.tsx')).RequestStatus);
const NotificationButton = optional(
  async () => (await import('./notification-button.tsx')).NotificationButton,
);

/** Starts sign-in; switched off where sign-in is under way (spec §2). */
function GetStarted() {
  const t = useTranslate('shell');
  const { pathname } = useLocation();
  const { status } = useSession();
  const signIn = useSignIn();
  return (
    <Button
      variant="primary"
      size="sm"
      className="ms-2 h-8 px-3.5 touch:h-10"
      disabled={pathname.startsWith('/login')}
      loading={status === 'redirecting'}
      onClick={() => signIn()}
    >
      {t('header.getStarted')}
    </Button>
  );
}

function ProfileButton({ user }: { user: User }) {
  const t = useTranslate('shell');
  const role = roleName(user.kind);
  return (
    <>
      <HeaderSeparator className="max-md:hidden" />
      <LazyPopup load={loadProfileMenu} contentProps={{ user }}>
        {(button) => (
          <HeaderProfileButton {...button}>
            <span className="sr-only">{t('header.profile', { name: user.name })}</span>
            <Avatar name={user.name} />
            {role ? (
              <span className="max-xl:hidden">{t(role)}</span>
            ) : (
              <TierBadge
                // Its place is there before it is known: what stands beside it does not move.
                tier={user.standing?.complianceTier ?? 'Tier0'}
                className={user.standing ? 'max-md:hidden' : 'invisible max-md:hidden'}
              />
            )}
            <ChevronDown size={12} strokeWidth={2} aria-hidden className="text-fg-muted" />
          </HeaderProfileButton>
        )}
      </LazyPopup>
    </>
  );
}

const loadProfileMenu = async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu });
