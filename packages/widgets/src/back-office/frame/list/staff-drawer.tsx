import type { ApiError } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTitle } from '@agio/ui/drawer';
import { useMessages } from '@agio/ui/language';
import { StatePanel } from '@agio/ui/state-panel';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../../states/index.ts';
import { common } from '../../../words/messages.ts';
import { useDeskMode } from '../../../preferences/use-desk-mode.ts';
import { tradingMessages } from '../trading-messages.ts';

/** The details of a row beside its list, at an address of its own. */
export function StaffDrawer({
  id,
  title,
  lookUp,
  actions,
  onClose,
  children,
}: {
  /** Undefined: closed. */
  id: string | undefined;
  /** Undefined: the row is not in the list. */
  title: ReactNode;
  /** The question about a row that is not in the list. */
  lookUp: { isLoading: boolean; error: ApiError | undefined; again: () => void };
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useMessages(tradingMessages);
  const { retry } = useMessages(common);
  const failureWords = useFailureWords();
  const mode = useDeskMode();
  const isOpen = id !== undefined;
  const shown = { title, children, actions };
  return (
    <Drawer open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DrawerContent side={mode === 'phone' ? 'bottom' : 'end'}>
        <DrawerTitle>{shown.title ?? id}</DrawerTitle>
        <DrawerBody>
          {shown.title !== undefined ? (
            shown.children
          ) : lookUp.isLoading ? (
            <output aria-busy className="wg:text-fg-muted">
              {t.missing.looking}
            </output>
          ) : lookUp.error !== undefined ? (
            <StatePanel
              state="error"
              title={t.missing.failed}
              actions={
                <Button size="sm" onClick={lookUp.again}>
                  {retry}
                </Button>
              }
            >
              {failureWords(lookUp.error)}
            </StatePanel>
          ) : (
            <StatePanel state="empty" title={t.missing.title}>
              {t.missing.text}
            </StatePanel>
          )}
        </DrawerBody>
        {shown.actions ? <DrawerFooter>{shown.actions}</DrawerFooter> : null}
      </DrawerContent>
    </Drawer>
  );
}
