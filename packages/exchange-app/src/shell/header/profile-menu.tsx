import { shortAddress } from '@agio/money';
import { Avatar } from '@agio/ui/avatar';
import { DropdownMenuItem, DropdownMenuSeparator, LazyMenuContent } from '@agio/ui/dropdown-menu';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { TierBadge } from '@agio/ui/tier-badge';
import { Banknote, Copy, FlaskConical, Globe, LogOut, Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import type { Brand } from '@agio/whitelabel-themes';
import { useBrand } from '../../config/brand.ts';
import { useConfig } from '../../config/use-config.ts';
import { useLanguage, useTranslate } from '../../shared/language/translator.tsx';
import { isOfMenus } from '../../pages.ts';
import { pagesFor } from '../../navigation.ts';
import { useCopyCoreId } from '@agio/widgets/account';
import { useCurrency } from '../../shared/user/use-currency.ts';
import { useSignOut } from '../../shared/user/use-sign-in.ts';
import { roleName, type User } from '../../shared/user/use-user.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { PageItem } from './page-item.tsx';
import { useWayBack } from './way-back.tsx';

/** The signed-in user, with their pages. Officers and trade viewers see only Logout (spec §2, Header). */
export function ProfileMenu({ user, popup }: { user: User; popup: LazyPopupState }) {
  const t = useTranslate('shell');
  const { currency } = useCurrency();
  const brand = useBrand();
  const dialogs = useDialogs();
  const signOut = useSignOut();
  const copyCoreId = useCopyCoreId();
  const language = useLanguage();
  const { demo } = useConfig();
  const wayBack = useWayBack();
  const pointing = { size: 16, strokeWidth: 1.5, className: 'rtl:-scale-x-100' };
  const role = roleName(user.kind);
  const tier = user.standing?.complianceTier ?? '';
  const only = user.kind === 'officer' || user.kind === 'viewer';
  const groups = only ? [] : profileGroups(user, brand);
  return (
    <LazyMenuContent popup={popup} sideOffset={14} align="end" className="w-68">
      <div className="flex items-center gap-3 px-2.5 pt-2.5 pb-3">
        <Avatar name={user.name} size={only ? 'md' : 'lg'} />
        <div className="min-w-0 flex-1 truncate font-semibold">
          {only && role ? t(role) : user.name}
        </div>
      </div>
      {!only && user.coreId ? (
        <DropdownMenuItem
          icon={<Copy size={16} strokeWidth={1.5} />}
          end={<span className="num">{shortAddress(user.coreId)}</span>}
          onSelect={() => void copyCoreId(user.coreId ?? '')}
        >
          {t('profile.copyCoreId')}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuSeparator />
      {groups.map((group) => (
        <Fragment key={group.map((page) => page.id).join()}>
          {group.map((page) => (
            <PageItem
              key={page.id}
              page={page}
              name={t(`profile.${page.id}`)}
              end={page.id === 'tiers' ? <TierBadge tier={tier} /> : undefined}
              className={page.profile?.phone && 'md:hidden'}
            />
          ))}
          <DropdownMenuSeparator
            className={group.every((page) => page.profile?.phone) ? 'md:hidden' : ''}
          />
        </Fragment>
      ))}
      {only ? null : (
        <>
          <DropdownMenuItem
            icon={<Globe size={16} strokeWidth={1.5} />}
            end={language.name}
            onSelect={() => dialogs.open('settings', { tab: 'language' })}
          >
            {t('profile.language')}
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<Banknote size={16} strokeWidth={1.5} />}
            end={currency}
            onSelect={() => dialogs.open('settings', { tab: 'currency' })}
          >
            {t('profile.currency')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
        </>
      )}
      {demo && user.kind === 'trader' ? (
        <DropdownMenuItem
          icon={<FlaskConical size={16} strokeWidth={1.5} />}
          onSelect={() => dialogs.open('demo')}
        >
          {t('profile.demo')}
        </DropdownMenuItem>
      ) : null}
      {wayBack && !only ? (
        <DropdownMenuItem asChild icon={<Undo2 {...pointing} />}>
          <a href={wayBack.href}>{wayBack.label}</a>
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem icon={<LogOut {...pointing} />} onSelect={signOut}>
        {t('profile.logout')}
      </DropdownMenuItem>
    </LazyMenuContent>
  );
}

function profileGroups(user: User, brand: Brand) {
  const pages = pagesFor(user.kind, brand).filter(isOfMenus);
  return [1, 2, 3]
    .map((group) => pages.filter((page) => page.profile?.group === group))
    .filter((group) => group.length > 0);
}
