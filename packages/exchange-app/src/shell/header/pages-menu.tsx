import { DropdownMenuItem } from '@agio/ui/dropdown-menu';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/language/use-translate.ts';
import type { Page } from '../../pages.ts';
import type { LazyMenuContentProps } from '@agio/widgets/provider';
import { MenuSurface } from '@agio/widgets/provider';

/** The pages under one entry of the header, each with a line about it. */
export function PagesMenu({ pages, ...menu }: LazyMenuContentProps & { pages: readonly Page[] }) {
  const t = useTranslate('shell');
  return (
    <MenuSurface {...menu} sideOffset={16} className="w-70">
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
    </MenuSurface>
  );
}
