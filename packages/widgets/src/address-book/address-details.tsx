import type { AddressBookEntry } from '@agio/api-client/contract';
import { AddressGroups } from '@agio/ui/address-input';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { CopyButton } from '@agio/ui/copy-button';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTitle } from '@agio/ui/drawer';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { ShortText } from '@agio/ui/short-text';
import { useState } from 'react';
import { useHost, WidgetLink } from '../host/index.ts';
import { AddressName, AssetOnNetwork, StatePill } from './address-parts.tsx';
import { AddressTransfers } from './address-transfers.tsx';
import { dialogMessages } from './dialog-messages.ts';
import { messages } from './messages.ts';
import { isProvable, stateOf } from './model/address-state.ts';
import type { AddressTask } from './model/address-view.ts';
import { RemoveAddress } from './remove-address.tsx';
import { RenameForm } from './form/rename-form.tsx';
import { SendButton } from './send-button.tsx';
import type { AddressBookData } from './use-address-data.ts';
import { useAllowanceNote, useDay, useProofWords } from './use-address-words.ts';

export interface AddressDetailsProps {
  /** Id of the entry; closed when undefined. */
  id: string | undefined;
  data: AddressBookData;
  onTask: (task: AddressTask | undefined) => void;
}

/** All of one entry: its whole address, where it stands and what to do about it, and the transfers to it. */
export function AddressDetails({ id, data, onTask }: AddressDetailsProps) {
  const t = useMessages(dialogMessages);
  // Stays while the drawer closes.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const entry = data.entries.find((each) => each.id === last);
  return (
    <Drawer open={id !== undefined} onOpenChange={(open) => !open && onTask(undefined)}>
      <DrawerContent>
        {entry ? (
          <Details key={entry.id} entry={entry} data={data} onTask={onTask} />
        ) : (
          <>
            <DrawerTitle>{data.isLoading ? t.details.address : t.result.gone}</DrawerTitle>
            <DrawerBody data-widget="address-book">
              {data.isLoading ? (
                <Loadable
                  state={data.loadState}
                  notes={data.notes}
                  onRetry={data.onRetry}
                  className="wg:min-h-60"
                />
              ) : (
                t.result.goneText
              )}
            </DrawerBody>
          </>
        )}
      </DrawerContent>
    </Drawer>
  );
}

function Details({
  entry,
  data,
  onTask,
}: Omit<AddressDetailsProps, 'id'> & { entry: AddressBookEntry }) {
  const t = useMessages(dialogMessages).details;
  const words = useMessages(messages);
  const noteOf = useAllowanceNote();
  const { links } = useHost();
  const [isRenaming, setRenaming] = useState(false);
  const note = noteOf(entry);
  const network = data.networks.find(
    ({ asset, id }) => asset === entry.asset && id === entry.network,
  );
  return (
    <>
      <DrawerTitle className="wg:flex wg:items-center wg:gap-2">
        <span className="wg:min-w-0 wg:truncate">
          <AddressName name={entry.name} />
        </span>
        <StatePill entry={entry} />
      </DrawerTitle>
      <DrawerBody data-widget="address-book" className="wg:flex wg:flex-col wg:gap-5">
        {stateOf(entry) === 'allowed' ? null : <StateNote entry={entry} />}
        {isRenaming ? (
          <RenameForm
            entry={entry}
            memoLabel={network?.memoLabel ?? null}
            memoRequired={network?.memoRequired ?? false}
            onClose={() => setRenaming(false)}
          />
        ) : null}
        <section aria-label={t.address}>
          <h3 className="wg:mb-2 wg:flex wg:items-center wg:justify-between wg:text-sm wg:font-medium">
            {t.address}
            <CopyButton value={entry.address} labels={{ copy: t.copyAddress }} />
          </h3>
          <AddressGroups address={entry.address} />
        </section>
        <Facts {...{ entry, data }} memoLabel={network?.memoLabel ?? null} />
        <AddressTransfers entry={entry} />
      </DrawerBody>
      <DrawerFooter>
        <RemoveAddress entry={entry} onRemoved={() => onTask(undefined)} />
        <Button disabled={isRenaming} onClick={() => setRenaming(true)}>
          {t.rename}
        </Button>
        {isProvable(entry) ? (
          <Button variant="primary" onClick={() => onTask({ kind: 'proof', id: entry.id })}>
            {note.wayLabel}
          </Button>
        ) : null}
        {note.way === 'support' && links.support !== undefined ? (
          <Button asChild>
            <WidgetLink href={links.support}>{note.wayLabel}</WidgetLink>
          </Button>
        ) : null}
        <SendButton entry={entry} size="md" variant="primary">
          {words.send}
        </SendButton>
      </DrawerFooter>
    </>
  );
}

/** Reason for which nothing can be sent to the entry now. */
function StateNote({ entry }: { entry: AddressBookEntry }) {
  const t = useMessages(dialogMessages).result;
  const noteOf = useAllowanceNote();
  const note = noteOf(entry);
  return stateOf(entry) === 'review' && entry.reproofAt === null ? (
    <Callout tone="info" title={t.review}>
      {t.reviewText}
    </Callout>
  ) : (
    <Callout tone={note.tone} title={note.title}>
      {note.text}
    </Callout>
  );
}

function Facts({
  entry,
  data,
  memoLabel,
}: {
  entry: AddressBookEntry;
  data: AddressBookData;
  memoLabel: string | null;
}) {
  const t = useMessages(dialogMessages).details;
  const words = useMessages(messages);
  const proofOf = useProofWords();
  const day = useDay();
  const how = proofOf(entry);
  return (
    <KeyValueList>
      <KeyValue term={words.column.asset}>
        <AssetOnNetwork entry={entry} networkName={data.networkName(entry.network)} />
      </KeyValue>
      {memoLabel === null && entry.memo === null ? null : (
        <KeyValue term={memoLabel ?? t.memo}>
          {entry.memo === null ? (
            t.noMemo
          ) : (
            <span className="wg:inline-flex wg:items-center wg:gap-1">
              <ShortText text={entry.memo} length={40} className="wg:num" />
              <CopyButton value={entry.memo} labels={{ copy: t.copyMemo }} />
            </span>
          )}
        </KeyValue>
      )}
      <KeyValue term={words.column.source}>{words.sources[entry.source]}</KeyValue>
      <KeyValue term={t.proof}>
        {how === undefined
          ? t.notProven
          : stateOf(entry) === 'allowed' && entry.provenAt !== null
            ? t.provenOn({ how, date: day(entry.provenAt) })
            : how}
      </KeyValue>
      <KeyValue term={t.added}>{day(entry.createdAt)}</KeyValue>
    </KeyValueList>
  );
}
