import { mixesScripts } from '@agio/api-client/addresses';
import type { AddressBookEntry } from '@agio/api-client/contract';
import { shortAddress } from '@agio/money';
import { AssetIcon } from '@agio/ui/asset-icon';
import { CopyButton } from '@agio/ui/copy-button';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { StatusPill } from '@agio/ui/status-pill';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { type AddressState, stateOf } from './model/address-state.ts';
import { messages } from './messages.ts';
import { useAllowanceNote } from './use-address-words.ts';

const tones = {
  allowed: 'success',
  proof: 'warning',
  review: 'info',
  invalidated: 'danger',
  blocked: 'danger',
} as const satisfies Record<AddressState, string>;

/** The state of an entry in one or two words. */
export function StatePill({ entry }: { entry: AddressBookEntry }) {
  const t = useMessages(messages);
  const noteOf = useAllowanceNote();
  const state = stateOf(entry);
  const Icon = state === 'review' ? Hourglass : state === 'proof' ? TriangleAlert : undefined;
  return (
    <StatusPill tone={tones[state]} icon={Icon && <Icon size={12} strokeWidth={1.5} aria-hidden />}>
      {state === 'review' ? t.states.review : noteOf(entry).state}
    </StatusPill>
  );
}

/** Name of an entry, with a mark if letters of several alphabets make it look like another one (S53). */
export function AddressName({
  name,
  length = 40,
}: {
  name: string;
  /**
   * Maximum number of characters that are shown.
   * @default 40
   */
  length?: number;
}) {
  const t = useMessages(messages);
  if (!mixesScripts(name)) return <ShortText text={name} length={length} />;
  return (
    <>
      <TriangleAlert
        size={14}
        strokeWidth={1.5}
        aria-hidden
        className="wg:inline wg:flex-none wg:text-warning"
      />
      <span className="wg:sr-only">{t.mixedScripts}</span> <ShortText text={name} length={length} />
    </>
  );
}

/** The asset and the network of an entry. */
export function AssetOnNetwork({
  entry,
  networkName,
}: {
  entry: Pick<AddressBookEntry, 'asset' | 'network'>;
  networkName: string;
}) {
  return (
    <span className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-2">
      <AssetIcon symbol={entry.asset} size="sm" />
      <ShortText text={entry.asset} length={16} />
      <span className="wg:wrap-anywhere wg:text-fg-muted">{networkName}</span>
    </span>
  );
}

/** An address in a list: its ends, and the whole of it for the clipboard. */
export function ShortAddress({ entry }: { entry: Pick<AddressBookEntry, 'address' | 'name'> }) {
  const t = useMessages(messages);
  return (
    <span className="wg:flex wg:items-center wg:gap-1">
      <span dir="ltr" className="wg:num">
        {shortAddress(entry.address)}
      </span>
      {/* Above the card around, which is a button too. */}
      <CopyButton
        value={entry.address}
        labels={{ copy: t.copy({ name: entry.name }) }}
        className="wg:relative"
      />
    </span>
  );
}
