import { useInstruments, useNetworks } from '@agio/api-client/react';
import type { OrderWithFills, Transfer } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { CellWords, TimeText } from '@agio/ui/data-table';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTitle } from '@agio/ui/drawer';
import { IconButton } from '@agio/ui/icon-button';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { StatusPill } from '@agio/ui/status-pill';
import { ChevronDown, ChevronUp, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { OrderDetailsBody } from '../orders/index.ts';
import { useHost, WidgetLink } from '../host/index.ts';
import { exactText, Figure } from '../details/figure.tsx';
import { IdValue } from '../details/id-value.tsx';
import { InReview } from '../details/transfer-status.tsx';
import { Timeline } from '../details/timeline.tsx';
import { useDeskMode } from '../preferences/use-desk-mode.ts';
import { messages } from './messages.ts';
import type { HistoryChoice, HistoryTab } from '../lists/history-choice.ts';
import type { HistoryRow, RowAmount } from './model/history-row.ts';
import { transactionLink } from './model/transaction-link.ts';

export interface HistoryDetailsProps {
  tab: HistoryTab;
  /** Closed when undefined. */
  row: HistoryRow | undefined;
  /** Record of the row: in the lists of orders and transfers, the order or the transfer itself. */
  item: unknown;
  canMove: (by: 1 | -1) => boolean;
  onMove: (by: 1 | -1) => void;
  onElsewhere: (choice: HistoryChoice) => void;
  onClose: () => void;
}

/** Everything about one entry: its amounts, what became of it and when, and its ids; the next ones by a button. */
export function HistoryDetails(props: HistoryDetailsProps) {
  const { row, onClose } = props;
  const mode = useDeskMode();
  // Stays while the drawer closes.
  const [last, setLast] = useState(props);
  if (row !== undefined && (row !== last.row || props.canMove !== last.canMove)) setLast(props);
  const shown = row === undefined ? last : props;
  return (
    <Drawer open={row !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DrawerContent side={mode === 'phone' ? 'bottom' : 'end'}>
        {shown.row ? <Details {...shown} row={shown.row} /> : null}
      </DrawerContent>
    </Drawer>
  );
}

function Details({
  tab,
  row,
  item,
  canMove,
  onMove,
  onElsewhere,
}: HistoryDetailsProps & { row: HistoryRow }) {
  const t = useMessages(messages);
  const { details } = t;
  const { links } = useHost();
  const { data: instruments = [] } = useInstruments();
  return (
    <>
      <div className="wg:flex wg:items-center wg:gap-1 wg:pe-12">
        <DrawerTitle className="wg:min-w-0 wg:flex-1">
          <CellWords word={row.title} tone={row.tone} />{' '}
          <ShortText text={row.subject} length={24} />
        </DrawerTitle>
        <IconButton
          label={details.previous}
          aria-disabled={!canMove(-1) || undefined}
          onClick={() => canMove(-1) && onMove(-1)}
        >
          <ChevronUp size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton
          label={details.next}
          aria-disabled={!canMove(1) || undefined}
          onClick={() => canMove(1) && onMove(1)}
        >
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      <DrawerBody>
        {tab === 'orders' ? (
          <OrderDetailsBody key={row.id} order={item as OrderWithFills} instruments={instruments} />
        ) : (
          <>
            {tab === 'transfers' ? (
              <InReview transfer={item as Transfer} className="wg:mb-4" />
            ) : null}
            <EntryDetails row={row} />
          </>
        )}
      </DrawerBody>
      <DrawerFooter>
        {row.elsewhere ? (
          <Button
            onClick={() => {
              const { tab: there, search } = row.elsewhere!;
              onElsewhere({ tab: there, filter: { search } });
            }}
          >
            {details.show[row.elsewhere.tab]}
          </Button>
        ) : null}
        {tab === 'orders' ? (
          <Button onClick={() => onElsewhere({ tab: 'trades', filter: { search: row.id } })}>
            {details.show.trades}
          </Button>
        ) : null}
        {row.sendAgain !== undefined && links.send ? (
          <Button asChild variant="primary">
            <WidgetLink href={links.send(row.sendAgain)}>{details.sendAgain}</WidgetLink>
          </Button>
        ) : null}
        {row.market !== undefined && links.market ? (
          <Button asChild variant="primary">
            <WidgetLink href={links.market(row.market)}>
              {details.trade({ market: row.subject })}
            </WidgetLink>
          </Button>
        ) : null}
      </DrawerFooter>
    </>
  );
}

/** The facts of an entry that is no order. */
function EntryDetails({ row }: { row: HistoryRow }) {
  const t = useMessages(messages);
  const { details } = t;
  const { data: networks = [] } = useNetworks();
  const explorer = transactionLink(row, networks);
  return (
    <>
      <div className="wg:mb-3 wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-x-3 wg:gap-y-1">
        <TimeText iso={row.time} className="wg:text-fg-muted" />
        {row.status ? <StatusPill tone={row.status.tone}>{row.status.word}</StatusPill> : null}
      </div>
      <KeyValueList>
        <AmountFact term={t.amount} amount={row.amount} />
        <AmountFact term={t.sent} amount={row.sent} />
        <AmountFact term={t.received} amount={row.received} />
        <AmountFact term={t.total} amount={row.total} />
        <AmountFact term={t.fee} amount={row.fee} />
        {row.facts.map(([term, value]) => (
          <KeyValue key={term} term={term}>
            <span className="wg:break-words">{value}</span>
          </KeyValue>
        ))}
      </KeyValueList>
      {row.events.length === 0 ? null : (
        <>
          <h3 className="wg:mt-5 wg:mb-2 wg:text-sm wg:font-semibold">{details.timeline}</h3>
          <Timeline
            label={details.timeline}
            events={row.events.map(({ time, words }) => ({
              time,
              words: <span className="wg:font-medium">{words}</span>,
            }))}
          />
        </>
      )}
      <KeyValueList className="wg:mt-5 wg:border-t wg:border-line-overlay wg:pt-3">
        {row.ids.map(([term, value]) => (
          <IdValue key={term} term={term} copy={details.copy({ name: term })} value={value} />
        ))}
      </KeyValueList>
      {explorer === undefined ? null : (
        <Button asChild size="sm" variant="ghost" className="wg:mt-2">
          <a href={explorer} target="_blank" rel="noreferrer">
            {details.explorer}
            <ExternalLink size={14} strokeWidth={1.5} aria-hidden className="wg:rtl:-scale-x-100" />
          </a>
        </Button>
      )}
    </>
  );
}

function AmountFact({ term, amount }: { term: string; amount: RowAmount | undefined }) {
  const locale = useLocale();
  if (amount === undefined) return null;
  const { value, unit, isSigned = false } = amount;
  const sign = isSigned && !value.startsWith('-') ? '+' : '';
  return (
    <KeyValue term={term}>
      <Figure>
        {sign}
        {exactText(value, unit, locale)}
      </Figure>
    </KeyValue>
  );
}
