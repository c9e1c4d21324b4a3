import { IconButton, type IconButtonProps } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { BellPlus } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { useAccount } from '../host/index.ts';
import { lazyPart } from '../states/lazy-part.ts';
import { Section, useLatch } from '../states/index.ts';
import { buttonMessages } from './button-messages.ts';

const PriceAlertsDialog = lazyPart(() => import('./price-alerts-dialog.tsx'), 'PriceAlertsDialog');

const AlertWatcher = lazyPart(() => import('./alert-watcher.tsx'), 'AlertWatcher');

export interface PriceAlertButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Id of the market for a new alert; left out, it is chosen in the dialog. */
  market?: string | undefined;
}

/** Opens the price alerts. Their code is fetched with the first press. */
export const PriceAlertButton = memo(function PriceAlertButton({
  market,
  ...rest
}: PriceAlertButtonProps) {
  const t = useMessages(buttonMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t.button} title={t.button} {...rest} onClick={() => setOpen(true)}>
        <BellPlus size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {useLatch(isOpen) ? (
        <Section isQuiet>
          <Suspense>
            <PriceAlertsDialog open={isOpen} onOpenChange={setOpen} market={market} />
          </Suspense>
        </Section>
      ) : null}
    </>
  );
});

/**
 * Tells of price alerts that the exchange says were reached, on whatever page, and moves those of the browser to the account.
 * Shows nothing; its code comes with a sign-in.
 */
export function PriceAlertWatch() {
  return useAccount().isSignedIn ? (
    <Section isQuiet>
      <Suspense>
        <AlertWatcher />
      </Suspense>
    </Section>
  ) : null;
}
