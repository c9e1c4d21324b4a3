import { NavButton, NavLink, NavMenu } from '@agio/ui/nav-menu';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../../config/brand.ts';
import { useLanguage, useTranslate } from '../../shared/language/translator.tsx';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { headerEntries, isOfMenus } from '../../pages.ts';
import { entriesFor, pageAt, pagesFor, type ShownEntry } from '../../navigation.ts';
import { closedTo } from './closed-to.ts';
import { type UserKind, useUser } from '../../shared/user/use-user.ts';
import type { PagesMenuProps } from './pages-menu.tsx';

const marked = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

/** The main navigation: a brand's own (spec §2, White-label navigation), or that of the default app. */
export function HeaderNav({ kind }: { kind: UserKind }) {
  const t = useTranslate('shell');
  const { navigation } = useBrand();
  return (
    <NavMenu aria-label={t('header.navigation')} className="max-md:hidden">
      {navigation.length > 0 ? <OwnEntries kind={kind} /> : <DefaultEntries kind={kind} />}
    </NavMenu>
  );
}

function OwnEntries({ kind }: { kind: UserKind }) {
  const nameOf = useEntryName();
  const { pathname } = useLocation();
  const brand = useBrand();
  // Among all pages: the dashboard is not the current one of the pages under its address.
  const current = pageAt(pathname, pagesFor(kind, brand));
  const user = useUser();
  return entriesFor(kind, brand).map((entry) =>
    entry.page && isOfMenus(entry.page) && closedTo(entry.page, user) ? (
      <PagesEntry key={entry.id} pages={[entry.page]} kind={kind} name={nameOf(entry)} />
    ) : entry.page ? (
      <NavLink key={entry.id} asChild {...marked(entry.page.id === current?.id)}>
        <Link to={entry.page.to}>{nameOf(entry)}</Link>
      </NavLink>
    ) : (
      <NavLink key={entry.id} href={entry.path} target="_blank" rel="noreferrer">
        {nameOf(entry)}
      </NavLink>
    ),
  );
}

/** An entry with one page is a link to it; one with several, or with a page that is closed, opens them as a menu. */
function DefaultEntries({ kind }: { kind: UserKind }) {
  const t = useTranslate('shell');
  const { pathname } = useLocation();
  const shown = pagesFor(kind).filter(isOfMenus);
  const current = pageAt(pathname, shown)?.header;
  const user = useUser();
  return headerEntries.map((entry) => {
    const pages = shown.filter((page) => page.header === entry);
    const [first] = pages;
    if (!first) return null;
    return pages.length === 1 && !closedTo(first, user) ? (
      <NavLink key={entry} asChild {...marked(entry === current)}>
        <Link to={first.to}>{t(`header.${entry}`)}</Link>
      </NavLink>
    ) : (
      <PagesEntry
        key={entry}
        pages={pages}
        kind={kind}
        name={t(`header.${entry}`)}
        isCurrent={entry === current}
      />
    );
  });
}

/** An entry that opens its pages as a menu. */
function PagesEntry({
  name,
  isCurrent = false,
  ...contentProps
}: Omit<PagesMenuProps, 'popup'> & { name: string; isCurrent?: boolean }) {
  return (
    <LazyPopup load={loadPagesMenu} contentProps={contentProps}>
      {(button) => (
        <NavButton {...button} {...marked(isCurrent)}>
          {name}
        </NavButton>
      )}
    </LazyPopup>
  );
}

const loadPagesMenu = async () => ({ default: (await import('./pages-menu.tsx')).PagesMenu });

const knownEntries = [
  'dashboard',
  'simpleTrading',
  'advancedTrading',
  'portfolio',
  'buyAndSell',
] as const;

/** Returns the name of an entry of a brand's navigation: its own label, the app's word for it or its page, or the id. */
export function useEntryName(): (entry: ShownEntry) => string {
  const t = useTranslate('shell');
  const { code } = useLanguage();
  return ({ id, label, page }) => {
    const own = label?.[code] ?? label?.['en'];
    if (own !== undefined) return own;
    const name = knownEntries.find((each) => each === id);
    if (name) return t(`variant.${name}`);
    return page && isOfMenus(page) ? t(`profile.${page.id}`) : id;
  };
}
