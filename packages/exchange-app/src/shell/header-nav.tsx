import { NavButton, NavLink, NavMenu } from '@agio/ui/nav-menu';
import { Link, useLocation } from 'react-router';
import { useTranslate } from '../i18n/use-translate.ts';
import { pagesFor, type Page } from '../pages.ts';
import type { UserKind } from '../shared/use-user.ts';
import { LazyMenu } from '../shared/lazy-menu.tsx';

const entries = ['trade', 'markets', 'portfolio'] as const;

/** The main navigation: an entry with one page is a link to it, one with several opens them as a menu. */
export function HeaderNav({ kind }: { kind: UserKind }) {
  const t = useTranslate('shell');
  const { pathname } = useLocation();
  const shown = pagesFor(kind);
  return (
    <NavMenu aria-label={t('header.navigation')} className="max-md:hidden">
      {entries.map((entry) => {
        const pages = shown.filter((page) => page.header === entry);
        const [first] = pages;
        if (!first) return null;
        const current = pages.some((page) => isAt(pathname, page));
        const marked = current ? { 'aria-current': 'page' as const } : {};
        return pages.length === 1 ? (
          <NavLink key={entry} asChild {...marked}>
            <Link to={first.to}>{t(`header.${entry}`)}</Link>
          </NavLink>
        ) : (
          <LazyMenu key={entry} load={loadPagesMenu} contentProps={{ pages }}>
            {(button) => (
              <NavButton {...button} {...marked}>
                {t(`header.${entry}`)}
              </NavButton>
            )}
          </LazyMenu>
        );
      })}
    </NavMenu>
  );
}

const loadPagesMenu = async () => ({ default: (await import('./pages-menu.tsx')).PagesMenu });

export const isAt = (pathname: string, page: Page): boolean =>
  pathname === page.to || pathname.startsWith(`${page.to}/`);
