import type { SwapRecord } from '@agio/api-client/contract';
import { useSwaps } from '@agio/api-client/react';
import { formatCrypto, formatDateTime } from '@agio/money';
import { ListEnd } from '@agio/ui/list-end';
import { useTimeZone } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { PairIcon } from '@agio/ui/pair-icon';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { StatusPill } from '@agio/ui/status-pill';
import { Check, ChevronDown, CircleAlert, Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { useAccount } from '../host/index.ts';
import { loadStateOf, useLoadNotes } from '../states/index.ts';
import { HistoryLink } from '../lists/history-link.tsx';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';
import type { FormatContext } from './convert-words.ts';
import { Receipt } from './receipt.tsx';
import { pageRows, pagingOf } from '../lists/paging.ts';

/** Past conversions, newest first, each with its receipt. */
export function RecentConversions({ format }: { format: FormatContext }) {
  const { t } = format;
  const swaps = useSwaps({ limit: pageRows.latest });
  const { data, mutate } = swaps;
  const state = loadStateOf(swaps, data?.items.length === 0);
  const notes = useLoadNotes(state, {
    error: t.recent.error,
    loading: t.recent.loading,
    empty: { title: t.recent.empty, text: t.recent.emptyMore },
  });
  const { isSignedIn } = useAccount();
  // A guest has none; the form offers the sign-in.
  if (!isSignedIn) return null;
  return (
    <section aria-label={t.recent.title}>
      <div className="wg:mb-2 wg:flex wg:items-baseline wg:justify-between wg:gap-3">
        <h2 className="wg:text-md wg:font-semibold">{t.recent.title}</h2>
        <HistoryLink query="list=conversions" />
      </div>
      <Panel>
        <Loadable
          state={state}
          notes={notes}
          onRetry={() => void mutate()}
          skeleton={<RowSkeletons />}
        >
          <ul>
            {data?.items.map((record) => (
              <Row key={record.id} record={record} format={format} />
            ))}
          </ul>
        </Loadable>
        <ListEnd shown={data?.items.length ?? 0} {...pagingOf(swaps)} />
      </Panel>
    </section>
  );
}

const looks = {
  Done: { tone: 'success', Icon: Check },
  Expired: { tone: 'neutral', Icon: Clock },
  Failed: { tone: 'danger', Icon: CircleAlert },
  Unknown: { tone: 'neutral', Icon: CircleAlert },
} as const;

function Row({ record, format }: { record: SwapRecord; format: FormatContext }) {
  const { t, locale } = format;
  const timeZone = useTimeZone();
  const digitsOf = useDisplayDigits();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { quote, status, createdAt } = record;
  const amount = (value: string, asset: string) =>
    `${formatCrypto(value, { locale, maxDigits: digitsOf(asset).maxDigits })} ${asset}`;
  const paid = amount(quote.fromAmount, quote.fromAsset);
  const received = amount(quote.toAmount, quote.toAsset);
  const time = formatDateTime(createdAt, { locale, timeZone });
  const { tone, Icon } = looks[status];
  return (
    <li className="wg:not-first:border-t wg:not-first:border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
        className="wg:grid wg:w-full wg:cursor-pointer wg:grid-cols-[auto_minmax(0,1fr)_auto] wg:items-center wg:gap-3 wg:px-4 wg:py-2.5 wg:text-start wg:hover:bg-surface-2 wg:focus-ring wg:max-[359px]:grid-cols-[auto_minmax(0,1fr)] wg:max-[359px]:px-3"
      >
        <PairIcon base={quote.fromAsset} quote={quote.toAsset} />
        <span className="wg:min-w-0">
          <span className="wg:num wg:flex wg:flex-wrap wg:gap-x-1.5 wg:font-medium">
            <bdi dir="ltr">{paid}</bdi>
            <span aria-hidden className="wg:text-fg-faint wg:rtl:-scale-x-100">
              →
            </span>
            <bdi dir="ltr">{received}</bdi>
          </span>
          <span className="wg:block wg:text-xs wg:text-fg-muted">{time}</span>
        </span>
        <span className="wg:flex wg:items-center wg:gap-1.5 wg:max-[359px]:col-start-2 wg:max-[359px]:justify-between">
          <StatusPill tone={tone} icon={<Icon size={12} strokeWidth={2} aria-hidden />}>
            {t.status[status]}
          </StatusPill>
          <ChevronDown
            size={14}
            strokeWidth={1.5}
            aria-hidden
            className={`wg:text-fg-muted ${isOpen ? 'wg:rotate-180' : ''}`}
          />
        </span>
      </button>
      <div id={details} hidden={!isOpen} className="wg:px-4 wg:pb-3">
        {isOpen ? <Receipt record={record} format={format} /> : null}
      </div>
    </li>
  );
}

function RowSkeletons() {
  return (
    <div aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className="wg:flex wg:h-15 wg:items-center wg:gap-3 wg:px-4">
          <Skeleton className="wg:size-6 wg:rounded-full" />
          <Skeleton className="wg:w-48" />
        </div>
      ))}
    </div>
  );
}
