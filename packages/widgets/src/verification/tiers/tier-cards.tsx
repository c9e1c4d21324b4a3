import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { messages } from '../messages.ts';
import { Asks, Limit, limitRows, Standing, type TierProps } from './tier-parts.tsx';

/** The tiers below each other, where a table has no room. */
export function TierCards({ info, columns }: TierProps) {
  const t = useMessages(messages);
  return (
    <ul aria-label={t.table.label} className="wg:md:hidden">
      {columns.map((column) => {
        const { tier, standing } = column;
        return (
          <li
            key={tier}
            className={`wg:flex wg:flex-col wg:gap-3 wg:border-line wg:p-4 wg:not-first:border-t ${standing === 'current' ? 'wg:bg-surface-2' : ''}`}
          >
            <div>
              <h2 className="wg:flex wg:flex-wrap wg:items-center wg:gap-2 wg:text-base wg:font-semibold">
                {t.tiers[tier]} <Standing standing={standing} />
              </h2>
              <p className="wg:text-xs wg:text-fg-muted">{t.about[tier]}</p>
            </div>
            <KeyValueList>
              {limitRows.map((row) => (
                <KeyValue
                  key={row}
                  term={t.table.limitIn({ limit: t.table[row], currency: info.limitsCurrency })}
                >
                  <Limit info={info} tier={tier} row={row} />
                </KeyValue>
              ))}
              <KeyValue term={t.table.review}>{t.review[tier]}</KeyValue>
            </KeyValueList>
            <div className="wg:text-sm">
              <p className="wg:mb-1 wg:text-xs wg:text-fg-muted">{t.table.asks}</p>
              <Asks column={column} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
