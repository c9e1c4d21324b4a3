// @where Widgets: pause before a typed or pasted address is checked
import type { WalletNetwork } from '@agio/api-client/contract';
import { formatDateTime } from '@agio/money';
import { AddressInput } from '@agio/ui/address-input';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useAfterPress } from '@agio/ui/form';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { SelectField } from '@agio/ui/select-field';
import { StatusPill } from '@agio/ui/status-pill';
import { ClipboardPaste, NotebookText, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  AddressName,
  draftAddress,
  unfilteredAddresses,
  writeAddressView,
} from '../../address-book/index.ts';
import { useHost, WidgetLink } from '../../host/index.ts';
import { allowanceMessages } from '../../words/allowance-messages.ts';
import { allowanceNote } from '../../words/allowance-words.ts';
import { PoisonWarning } from './poison-warning.tsx';
import type { SendFormProps } from './send-form.tsx';
import { sendMessages } from './send-messages.ts';

type RecipientProps = SendFormProps & { network: WalletNetwork };

/** Recipient: an entry of the address book, or a pasted address that is checked. */
export function Recipient(props: RecipientProps) {
  const { input, dispatch, context, summary, network, proof, onProofChange } = props;
  const { send } = useMessages(sendMessages);
  const allowances = useMessages(allowanceMessages);
  const [isFocused, setFocused] = useState(false);
  const afterPress = useAfterPress();
  const { book } = context;
  const offersBook = input.address === '' && book !== undefined && book.length > 0;
  const { entry, lookAlike } = summary;
  const choose = (id: string) => {
    const chosen = book?.find((each) => each.id === id);
    if (chosen) {
      dispatch({ type: 'addressed', address: chosen.address, memo: chosen.memo ?? '' });
    }
  };
  const addressError = useAddressError(props);
  const isPlausible = useRest(input.address) && input.address.length >= plausibleLength;
  return (
    <div className="wg:flex wg:flex-col wg:gap-2">
      {offersBook ? (
        <SelectField
          label={send.to}
          placeholder={send.fromBook}
          value={undefined}
          options={book.map(({ id, name, allowance, address }) => ({
            value: id,
            label: name,
            hint: `${allowances.state[allowance]} · …${address.slice(-4)}`,
          }))}
          onValueChange={choose}
        />
      ) : null}
      <AddressInput
        name="address"
        label={send.address({ network: network.name })}
        hideLabel={offersBook}
        placeholder={send.paste}
        value={input.address}
        onValueChange={(address) => dispatch({ type: 'addressed', address })}
        onFocus={() => setFocused(true)}
        // The message takes room, so it waits for a press below to end.
        onBlur={() => afterPress(() => setFocused(false))}
        hint={
          input.address === '' && book?.length === 0
            ? send.noneInBook({ asset: network.asset, network: network.name })
            : undefined
        }
        heading={
          entry ? (
            <>
              <NotebookText size={16} strokeWidth={1.5} aria-hidden className="wg:flex-none" />
              <b className="wg:min-w-0 wg:truncate wg:font-semibold">
                <AddressName name={entry.name} length={28} />
              </b>
              {context.check.result === 'IsAllowed' ? (
                <StatusPill tone="success" icon={<ShieldCheck size={12} aria-hidden />}>
                  {send.proven}
                </StatusPill>
              ) : null}
            </>
          ) : (
            <>
              <ClipboardPaste size={16} strokeWidth={1.5} aria-hidden className="wg:flex-none" />
              <span className="wg:flex wg:min-w-0 wg:flex-wrap wg:items-baseline wg:gap-x-2">
                <b className="wg:font-semibold">{send.pasted}</b>
                <span className="wg:text-xs wg:text-fg-muted">{send.notInBook}</span>
              </span>
            </>
          )
        }
        error={isFocused && !isPlausible ? undefined : addressError}
      />
      {lookAlike ? (
        <PoisonWarning
          address={input.address}
          alike={lookAlike}
          isProven={summary.isLookAlikeProven}
          proof={proof}
          onProofChange={onProofChange}
          onUse={() => {
            const known = book?.find(({ address }) => address === lookAlike.known.address);
            dispatch({
              type: 'addressed',
              address: lookAlike.known.address,
              memo: known?.memo ?? undefined,
            });
          }}
        />
      ) : null}
      <AllowanceNotice {...props} />
    </div>
  );
}

/** Number of characters from which a text may be a whole address: the shortest of the known networks has 26. */
const plausibleLength = 26;
/** Milliseconds without a change after which a text counts as typed. */
const restAfter = 600;

/** Returns whether a text has not changed for a moment: what is still being typed is not wrong yet. */
function useRest(text: string): boolean {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}

/** Returns the fault of the text of an address, and how to mend it; undefined if there is none. */
function useAddressError({ all, summary, context, network }: RecipientProps): ReactNode {
  const { send } = useMessages(sendMessages);
  const bad = summary.reasons.find((reason) => reason.code === 'badAddress');
  if (!bad)
    return summary.reasons.some(({ code }) => code === 'checkFailed')
      ? send.checkFailed
      : undefined;
  if (bad.fault === 'refused') return context.check.refusal;
  if (bad.fault === 'checksum') return send.badChecksum;
  const [other] = summary.otherNetworks;
  return other === undefined
    ? send.badFormat({ network: network.name })
    : send.badOther({
        other: all.find(({ id }) => id === other)?.name ?? other,
        network: network.name,
      });
}

/** Verdict of the exchange on the address, with the next step. */
function AllowanceNotice({ input, dispatch, context, network, onLeave, summary }: RecipientProps) {
  const { send } = useMessages(sendMessages);
  const words = useMessages(allowanceMessages);
  const timeZone = useTimeZone();
  const { links, storage } = useHost();
  const { result, replaces } = context.check;
  const isChecking = summary.reasons.some(({ code }) => code === 'checking');
  if (isChecking) return <output className="wg:text-xs wg:text-fg-muted">{send.checking}</output>;
  if (result === undefined || result === 'IsAllowed' || input.address === '') return null;
  const { entry } = summary;
  const note = allowanceNote(result, words, {
    replaces,
    invalidatedReason: entry?.invalidatedReason,
    ...(entry?.reproofAt != null && {
      reprovenOn: formatDateTime(entry.reproofAt, { locale: context.locale, timeZone }),
    }),
    ...(entry?.invalidatedAt != null && {
      invalidatedOn: formatDateTime(entry.invalidatedAt, { locale: context.locale, timeZone }),
    }),
  });
  const use = (other: { address: string; memo: string | null }) =>
    dispatch({ type: 'addressed', address: other.address, memo: other.memo ?? '' });
  const own = context.book?.find(({ source }) => source === 'CorePass');
  const replaced = context.book?.find(({ name }) => name === replaces);
  const task = entry ? ({ kind: 'proof', id: entry.id } as const) : ({ kind: 'add' } as const);
  const proof =
    links.addressBookAt?.(writeAddressView({ filter: unfilteredAddresses, task })) ??
    links.addressBook;
  const href = note.isProvable ? proof : note.way === 'support' ? links.support : undefined;
  /** A pasted address is in the form of a new entry when the reader comes there; a name is all that it lacks. */
  const leave = () => {
    onLeave();
    if (entry || !note.isProvable) return;
    const { address, memo } = input;
    draftAddress(storage, { asset: network.asset, network: network.id, address, memo });
  };
  return (
    <Callout
      live
      tone={note.tone}
      title={note.title}
      actions={
        <>
          {href === undefined ? null : (
            <Button asChild size="sm" variant="primary">
              <WidgetLink href={href} onClick={leave}>
                {note.wayLabel}
              </WidgetLink>
            </Button>
          )}
          {note.way === 'ownWallet' && own ? (
            <Button size="sm" variant="primary" onClick={() => use(own)}>
              {note.wayLabel}
            </Button>
          ) : null}
          {replaced ? (
            <Button size="sm" onClick={() => use(replaced)}>
              {send.useOther({ name: replaced.name })}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => dispatch({ type: 'addressed', address: '', memo: '' })}
          >
            {note.way === 'change' ? note.wayLabel : send.useBook}
          </Button>
        </>
      }
    >
      {note.text}
    </Callout>
  );
}
