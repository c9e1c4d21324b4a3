import { DropdownMenuItem, LazyMenuContent } from '@agio/ui/dropdown-menu';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/language/use-translate.ts';
import type { Page } from '../../pages.ts';

/** The pages under one entry of the header, each with a line about it. */
export function PagesMenu({ pages, popup }: { pages: readonly Page[]; popup: LazyPopupState }) {
  const t = useTranslate('shell');
  return (
    <LazyMenuContent popup={popup} align="start" sideOffset={16} className="w-70">
      {pages.map(({ id, to, icon: Icon }) => (
        <DropdownMenuItem
          key={id}
          asChild
          icon={<Icon size={16} strokeWidth={1.5} />}
          description={t(`pages.${id}.about`)}
        >
          <Link to={to}>{t(`pages.${id}.name`)}</Link>
        </DropdownMenuItem>
      ))}
    </LazyMenuContent>
  );
}
