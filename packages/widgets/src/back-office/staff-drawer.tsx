import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTitle } from '@agio/ui/drawer';
import { useMessages } from '@agio/ui/language';
import { StatePanel } from '@agio/ui/state-panel';
import type { ReactNode } from 'react';
import { useDeskMode } from '../shared/use-desk-mode.ts';
import { tradingMessages } from './trading-messages.ts';

/** The details of a row beside its list, at an address of its own. */
export function StaffDrawer({
  id,
  title,
  actions,
  onClose,
  children,
}: {
  /** Undefined: closed. */
  id: string | undefined;
  /** Undefined: the row is not in the list. */
  title: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useMessages(tradingMessages);
  const mode = useDeskMode();
  const isOpen = id !== undefined;
  const shown = { title, children, actions };
  return (
    <Drawer open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DrawerContent side={mode === 'phone' ? 'bottom' : 'end'}>
        <DrawerTitle>{shown.title ?? id}</DrawerTitle>
        <DrawerBody>
          {shown.title === undefined ? (
            <StatePanel state="empty" title={t.missing.title}>
              {t.missing.text}
            </StatePanel>
          ) : (
            shown.children
          )}
        </DrawerBody>
        {shown.actions ? <DrawerFooter>{shown.actions}</DrawerFooter> : null}
      </DrawerContent>
    </Drawer>
  );
}
