import { isApiError } from '@agio/api-client';
import type { WalletNetwork } from '@agio/api-client/contract';
import { AddressGroups } from '@agio/ui/address-input';
import { CopyButton } from '@agio/ui/copy-button';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { ShareButton } from '../../files/share-button.tsx';
import { receiveMessages } from './receive-messages.ts';
import type { useDepositAddress } from './use-deposit-address.ts';

/** The whole address and its memo, to copy and to share. */
export function DepositTarget({
  network: { asset, name, memoLabel },
  target: { address: data, error, retry },
}: {
  network: WalletNetwork;
  target: ReturnType<typeof useDepositAddress>;
}) {
  const { receive } = useMessages(receiveMessages);
  const state = loadStateOf({ data, error: isApiError(error) ? error : undefined });
  const notes = useLoadNotes(state, { error: receive.failed, loading: receive.asking });
  const memoName = memoLabel ?? '';
  return (
    <Loadable
      state={state}
      notes={notes}
      onRetry={retry}
      skeleton={<Skeleton className="wg:h-22 wg:w-full" />}
    >
      {data ? (
        <div className="wg:flex wg:flex-col wg:gap-3">
          <Labelled label={receive.address}>
            <AddressGroups address={data.address} className="wg:min-w-0 wg:flex-1" />
            <CopyButton value={data.address} labels={{ copy: receive.copyAddress }} />
            <ShareButton
              title={receive.shareTitle({ asset, network: name })}
              text={[data.address, data.memo && `${memoName}: ${data.memo}`]
                .filter(Boolean)
                .join('\n')}
            />
          </Labelled>
          {data.memo === null ? null : (
            <Labelled label={memoName} isMarked>
              <bdi
                dir="ltr"
                className="wg:num wg:min-w-0 wg:flex-1 wg:text-xl wg:break-all wg:match-parent"
              >
                {data.memo}
              </bdi>
              <CopyButton
                value={data.memo}
                labels={{ copy: receive.copyMemo({ memo: memoName }) }}
              />
            </Labelled>
          )}
        </div>
      ) : null}
    </Loadable>
  );
}

/** In place of an address that would lose money without its memo. */
export function HiddenTarget() {
  const { receive } = useMessages(receiveMessages);
  return (
    <Labelled label={receive.both}>
      <div className="wg:flex wg:min-h-24 wg:flex-1 wg:flex-col wg:items-center wg:justify-center wg:gap-1 wg:text-center">
        <Lock size={16} strokeWidth={1.5} aria-hidden className="wg:mb-1 wg:text-fg-muted" />
        <b className="wg:font-semibold">{receive.hidden}</b>
        <span className="wg:text-sm wg:text-fg-muted">{receive.hiddenMore}</span>
      </div>
    </Labelled>
  );
}

function Labelled({
  label,
  isMarked = false,
  children,
}: {
  label: string;
  isMarked?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={label} className="wg:flex wg:flex-col wg:gap-1.5">
      <span aria-hidden className="wg:text-xs wg:font-medium wg:text-fg-muted">
        {label}
      </span>
      <div
        className={`wg:flex wg:items-center wg:gap-1 wg:rounded-control wg:border wg:bg-surface-1 wg:px-3 wg:py-2.5 ${isMarked ? 'wg:border-warning' : 'wg:border-line-strong'}`}
      >
        {children}
      </div>
    </section>
  );
}
