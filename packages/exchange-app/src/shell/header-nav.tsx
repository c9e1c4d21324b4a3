import { NavButton, NavLink, NavMenu } from '@agio/ui/nav-menu';
import { Link, useLocation } from 'react-router';
import { variantOf } from '../config/mode.ts';
import { useConfig } from '../config/use-config.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { pageAt, pagesFor, variantEntries } from '../pages.ts';
import { LazyMenu } from '../shared/lazy-menu.tsx';
import type { UserKind } from '../shared/use-user.ts';
import { entryName } from './entry-name.ts';

const entries = ['trade', 'markets', 'portfolio'] as const;

const marked = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

/** The main navigation: a variant's own (spec §2, White-label navigation), or that of the default app. */
export function HeaderNav({ kind }: { kind: UserKind }) {
  const t = useTranslate('shell');
  const { brand } = useConfig();
  return (
    <NavMenu aria-label={t('header.navigation')} className="max-md:hidden">
      {variantOf(brand) ? <VariantEntries kind={kind} /> : <DefaultEntries kind={kind} />}
    </NavMenu>
  );
}

function VariantEntries({ kind }: { kind: UserKind }) {
  const t = useTranslate('shell');
  const { brand } = useConfig();
  const { pathname } = useLocation();
  const shown = variantEntries(kind, brand);
  const current = pageAt(
    pathname,
    shown.map(({ page }) => page),
  );
  return shown.map(({ id, page }) => (
    <NavLink key={id} asChild {...marked(page === current)}>
      <Link to={page.to}>{entryName(id, t)}</Link>
    </NavLink>
  ));
}

/** An entry with one page is a link to it, one with several opens them as a menu. */
function DefaultEntries({ kind }: { kind: UserKind }) {
  const t = useTranslate('shell');
  const { pathname } = useLocation();
  const shown = pagesFor(kind);
  const current = pageAt(pathname, shown)?.header;
  return entries.map((entry) => {
    const pages = shown.filter((page) => page.header === entry);
    const [first] = pages;
    if (!first) return null;
    return pages.length === 1 ? (
      <NavLink key={entry} asChild {...marked(entry === current)}>
        <Link to={first.to}>{t(`header.${entry}`)}</Link>
      </NavLink>
    ) : (
      <LazyMenu key={entry} load={loadPagesMenu} contentProps={{ pages }}>
        {(button) => (
          <NavButton {...button} {...marked(entry === current)}>
            {t(`header.${entry}`)}
          </NavButton>
        )}
      </LazyMenu>
    );
  });
}

const loadPagesMenu = async () => ({ default: (await import('./pages-menu.tsx')).PagesMenu });
