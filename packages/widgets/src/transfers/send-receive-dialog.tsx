import { useInstruments, useNetworks } from '@agio/api-client/react';
import { Dialog, DialogContent, DialogTitle } from '@agio/ui/dialog';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { StatePanel } from '@agio/ui/state-panel';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { settingIn, tradeStandingOf, useAccount, useHost } from '../host/index.ts';
import {
  Section,
  useAccountLoadState,
  useLatch,
  useLoadNotes,
  useNextStepLink,
  WhyNotActive,
} from '../states/index.ts';
import { messages } from './messages.ts';
import type { TransferChoice } from './model/choice.ts';
import { sendDraft } from './send/send-draft.ts';
import { TransferSkeleton } from './transfer-skeleton.tsx';

const Receive = lazyPart(() => import('./receive/receive.tsx'), 'Receive');
const Send = lazyPart(() => import('./send/send.tsx'), 'Send');

/** Which side of the dialog is open. */
export type TransferTab = 'send' | 'receive';

export interface SendReceiveDialogProps extends TransferChoice {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which tab is open. */
  tab: TransferTab;
  /** Called with the tab, asset and network that the reader chooses, such as for the address of the page. */
  onChoose: (choice: TransferChoice & { tab: TransferTab }) => void;
}

/** Sends to and receives from outside the exchange. */
export function SendReceiveDialog({
  open,
  onOpenChange,
  tab,
  asset,
  network,
  to,
  onChoose,
}: SendReceiveDialogProps) {
  const t = useMessages(messages);
  const drafts = settingIn(sendDraft, useHost().storage);
  const [stepsPlace, setStepsPlace] = useState<HTMLElement | null>(null);
  const choice = { asset, network, to };
  const choose = (next: TransferChoice) => onChoose({ ...next, tab });
  /** A transfer that the exchange may have is shown when the dialog opens again; other input is given up. */
  const change = (next: boolean) => {
    if (!next && drafts.get()?.stage !== 'sent') drafts.set(null);
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={change}>
      {/* Its upper edge stays where it is while what is in it grows: in the middle, every field would move. */}
      <DialogContent
        size="xl"
        className="wg:mt-[max(1rem,calc(50dvh-21rem))]! wg:max-w-215! wg:self-start"
        data-widget="send-receive"
      >
        <DialogTitle className="wg:sr-only">{t.title}</DialogTitle>
        <Section>
          <Tabs
            value={tab}
            onValueChange={(next) =>
              onChoose({ ...choice, tab: next === 'send' ? 'send' : 'receive' })
            }
          >
            <div className="wg:flex wg:h-14 wg:items-center wg:gap-4 wg:border-b wg:border-line wg:ps-2 wg:pe-14 wg:max-sm:ps-0">
              <TabsList aria-label={t.tabs.label} className="wg:h-full! wg:border-0!">
                <TabsTrigger value="send">{t.tabs.send}</TabsTrigger>
                <TabsTrigger value="receive">{t.tabs.receive}</TabsTrigger>
              </TabsList>
              <div ref={setStepsPlace} className="wg:ms-auto wg:max-sm:sr-only" />
            </div>
            <TabsContent value={tab}>
              <Gate isKept={tab === 'send'}>
                <Suspense fallback={<TransferSkeleton />}>
                  {tab === 'send' ? (
                    <Send
                      choice={choice}
                      onChoose={choose}
                      onClose={() => change(false)}
                      stepsPlace={stepsPlace}
                    />
                  ) : (
                    <Receive choice={choice} onChoose={choose} />
                  )}
                </Suspense>
              </Gate>
            </TabsContent>
          </Tabs>
        </Section>
      </DialogContent>
    </Dialog>
  );
}

/**
 * In place of both tabs what keeps them closed: no networks yet, no sign-in, an account that may not.
 *
 * @param isKept what was open stays, with all that is typed, when the account closes: it says itself why nothing can be sent
 */
function Gate({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  const t = useMessages(messages);
  const nextStep = useNextStepLink();
  const { isSignedIn } = useAccount();
  const mayTransfer = tradeStandingOf(useAccount());
  const networks = useNetworks();
  // The connection over which transfers are opened and closed stays open while there is a listener to the markets.
  useInstruments();
  const state = useAccountLoadState(networks);
  const notes = useLoadNotes(state, {
    error: t.notLoaded,
    loading: t.loading,
    signedOut: { title: t.signedOut, text: t.signedOutMore },
    notActive: { title: t.notActiveTitle },
  });
  const isOpen = mayTransfer === 'active' && networks.data !== undefined;
  const wasOpen = useLatch(isOpen);
  if (isOpen || (isKept && wasOpen && isSignedIn)) return children;
  if (mayTransfer === 'notActive') {
    return (
      <StatePanel state="notAllowed" title={t.notActiveTitle} actions={nextStep}>
        <WhyNotActive />
      </StatePanel>
    );
  }
  return (
    <Loadable
      state={state}
      notes={notes}
      onRetry={() => void networks.mutate()}
      skeleton={<TransferSkeleton />}
    >
      {children}
    </Loadable>
  );
}
