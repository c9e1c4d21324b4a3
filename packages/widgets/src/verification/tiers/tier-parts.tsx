import type { Tier } from '@agio/api-client';
import type { AnswerOf } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import { useMessages } from '@agio/ui/language';
import { StatusPill } from '@agio/ui/status-pill';
import { Check, Circle } from 'lucide-react';
import { messages } from '../messages.ts';
import type { TierColumn } from '../model/tiers.ts';

export type ExchangeInfo = AnswerOf<'info.exchange'>;

/** Facts that tables and cards are made from. */
export interface TierProps {
  info: ExchangeInfo;
  columns: readonly TierColumn[];
}

export const limitRows = ['withdrawPerDay', 'withdrawPerMonth', 'rampPerDay'] as const;
export type LimitRow = (typeof limitRows)[number];

/** Limit of a tier for one kind, in the currency of the table. */
export function Limit({ info, tier, row }: { info: ExchangeInfo; tier: Tier; row: LimitRow }) {
  const t = useMessages(messages);
  const limits = info.tiers.find((each) => each.tier === tier);
  const value = limits?.[row] ?? null;
  if (value === null) return <span className="wg:text-fg-muted">{t.table.none}</span>;
  return <Amount currency={info.limitsCurrency} value={value} />;
}

/** Requirements of a tier, with those that are met. */
export function Asks({ column }: { column: TierColumn }) {
  const t = useMessages(messages);
  return (
    <ul className="wg:flex wg:flex-col wg:gap-1">
      {column.asks.map(({ ask, isDone }) => {
        const Icon = isDone ? Check : Circle;
        return (
          <li key={ask} className="wg:flex wg:items-start wg:gap-2">
            <Icon
              aria-hidden
              size={14}
              strokeWidth={1.75}
              className={`wg:mt-0.75 wg:flex-none wg:forced-colors:text-[CanvasText] ${isDone ? 'wg:text-success' : 'wg:text-fg-muted'}`}
            />
            <span>
              {t.asks[ask]}
              {isDone ? <span className="wg:sr-only"> ({t.table.done})</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const tones = {
  reached: 'success',
  current: 'accent',
  inReview: 'warning',
  started: 'neutral',
  open: 'neutral',
} as const;

/** Standing of the reader at a tier, in a word; nothing if there is nothing to say. */
export function Standing({ standing }: Pick<TierColumn, 'standing'>) {
  const t = useMessages(messages);
  if (standing === 'open') return null;
  return <StatusPill tone={tones[standing]}>{t.standing[standing]}</StatusPill>;
}
