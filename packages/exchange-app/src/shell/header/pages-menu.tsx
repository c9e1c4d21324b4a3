import { DropdownMenuItem, LazyMenuContent } from '@agio/ui/dropdown-menu';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { Fragment } from 'react';
import { useTranslate } from '../../shared/language/translator.tsx';
import type { MenuPage } from '../../pages.ts';
import type { UserKind } from '../../shared/user/use-user.ts';
import { dialogsAfter, type DialogName } from '../dialogs/registry.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { PageItem } from './page-item.tsx';

export interface PagesMenuProps {
  pages: readonly MenuPage[];
  kind: UserKind;
  popup: LazyPopupState;
}

/** The pages under one entry of the header, and the dialogs among them, each with a line about it. */
export function PagesMenu({ pages, kind, popup }: PagesMenuProps) {
  const t = useTranslate('shell');
  const { open } = useDialogs();
  return (
    <LazyMenuContent popup={popup} align="start" sideOffset={16} className="w-70">
      {pages.map((page) => (
        <Fragment key={page.id}>
          <PageItem
            page={page}
            name={t(`pages.${page.id}.name`)}
            description={t(`pages.${page.id}.about`)}
          />
          {dialogsAfter(page.id, kind).map(({ name, menu }) => (
            <DropdownMenuItem
              key={name}
              icon={<menu.icon size={16} strokeWidth={1.5} />}
              description={t(menu.about)}
              onSelect={() => (open as (dialog: DialogName) => void)(name)}
            >
              {t(menu.name)}
            </DropdownMenuItem>
          ))}
        </Fragment>
      ))}
    </LazyMenuContent>
  );
}
