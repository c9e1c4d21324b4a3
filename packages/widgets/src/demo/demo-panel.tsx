import { useMessages } from '@agio/ui/language';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { useAccount } from '../host/index.ts';
import { AccountActs } from './account-acts.tsx';
import { DemoState } from './demo-state.tsx';
import { messages } from './messages.ts';
import { RequestActs } from './request-acts.tsx';
import { useDemo } from './use-demo.ts';

export interface DemoPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The officer's part of a demonstration: decides on one's own request, lets the document expire, closes the account. Only
 * for a deployment whose exchange is a demonstration; any other refuses it.
 */
export function DemoPanel(props: DemoPanelProps) {
  const t = useMessages(messages);
  const { kind, isSignedIn } = useAccount();
  return (
    <Drawer {...props}>
      <DrawerContent>
        <DrawerTitle>{t.title}</DrawerTitle>
        <DrawerBody>
          {isSignedIn && kind === 'trader' ? (
            <Acts />
          ) : (
            <p className="wg:text-fg-muted">{isSignedIn ? t.staff : t.signedOut}</p>
          )}
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

function Acts() {
  const t = useMessages(messages);
  const demo = useDemo();
  return (
    <div data-widget="demo" className="wg:flex wg:flex-col wg:gap-6">
      <p className="wg:text-sm wg:text-fg-muted">{t.about}</p>
      <DemoState />
      <RequestActs {...demo} />
      <AccountActs {...demo} />
    </div>
  );
}
