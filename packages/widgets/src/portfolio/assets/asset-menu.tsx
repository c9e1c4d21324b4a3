import { DropdownMenuItem, LazyMenuContent } from '@agio/ui/dropdown-menu';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { ActionIcon } from './action-links.tsx';
import { WidgetLink } from '../../host/index.ts';
import { messages } from '../messages.ts';
import type { AssetAction } from '../model/asset-actions.ts';

/** Menu of the actions for an asset. */
export function AssetMenu({
  actions,
  onDetails,
  popup,
}: {
  actions: readonly AssetAction[];
  onDetails: () => void;
  popup: LazyPopupState;
}) {
  const { actions: t } = useMessages(messages);
  return (
    <LazyMenuContent popup={popup} align="end">
      <DropdownMenuItem icon={<ActionIcon id="details" />} onSelect={onDetails}>
        {t.details}
      </DropdownMenuItem>
      {actions.map(({ id, href }) => (
        <DropdownMenuItem key={id} icon={<ActionIcon id={id} />} asChild>
          <WidgetLink href={href}>{t[id]}</WidgetLink>
        </DropdownMenuItem>
      ))}
    </LazyMenuContent>
  );
}
