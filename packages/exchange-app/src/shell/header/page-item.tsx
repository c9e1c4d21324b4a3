import { DropdownMenuItem, type DropdownMenuItemProps } from '@agio/ui/dropdown-menu';
import { WhyMenuClosed } from '@agio/widgets/states';
import { Link } from 'react-router';
import type { Page } from '../../pages.ts';
import { closedTo } from './closed-to.ts';
import { useUser } from '../../shared/user/use-user.ts';

interface PageItemProps extends Pick<DropdownMenuItemProps, 'description' | 'end' | 'className'> {
  page: Page;
  name: string;
}

/** A page in a menu: a link to it, or disabled and with the reason under its name. */
export function PageItem({ page, name, ...rest }: PageItemProps) {
  const closed = closedTo(page, useUser());
  const { icon: Icon, to } = page;
  return (
    <DropdownMenuItem
      asChild={!closed}
      disabled={closed !== undefined}
      icon={<Icon size={16} strokeWidth={1.5} />}
      {...rest}
      {...(closed && { description: <WhyMenuClosed menu={closed} /> })}
    >
      {closed ? name : <Link to={to}>{name}</Link>}
    </DropdownMenuItem>
  );
}
