import { useMessages } from '@agio/ui/language';
import { messages } from '../messages.ts';
import { Asks, Limit, limitRows, Standing, type TierProps } from './tier-parts.tsx';

const cell = 'wg:border-t wg:border-s wg:border-line wg:px-4 wg:py-2.5 wg:align-top wg:text-start';
const head =
  'wg:border-t wg:border-line wg:px-4 wg:py-2.5 wg:align-top wg:text-start wg:font-normal wg:text-fg-muted';

/** The tiers as columns, where there is room for them. */
export function TierTable({ info, columns }: TierProps) {
  const t = useMessages(messages);
  const mark = (standing: string) => (standing === 'current' ? 'wg:bg-surface-2' : '');
  return (
    <table className="wg:w-full wg:table-fixed wg:text-sm wg:max-md:hidden">
      <caption className="wg:sr-only">{t.table.label}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="wg:sr-only">{t.table.label}</span>
          </th>
          {columns.map(({ tier, standing }) => (
            <th
              key={tier}
              scope="col"
              className={`wg:border-s wg:border-line wg:px-4 wg:py-3 wg:text-start wg:align-top wg:font-normal ${mark(standing)}`}
              {...(standing === 'current' && { 'aria-current': 'true' })}
            >
              <span className="wg:flex wg:min-h-6 wg:flex-wrap wg:items-center wg:gap-x-2 wg:gap-y-1">
                <span className="wg:text-base wg:font-semibold">{t.tiers[tier]}</span>
                <Standing standing={standing} />
              </span>
              <span className="wg:text-xs wg:text-fg-muted">{t.about[tier]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {limitRows.map((row) => (
          <tr key={row}>
            <th scope="row" className={head}>
              {t.table[row]} <span className="wg:text-xs">{info.limitsCurrency}</span>
            </th>
            {columns.map(({ tier, standing }) => (
              <td key={tier} className={`${cell} ${mark(standing)}`}>
                <Limit info={info} tier={tier} row={row} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className={head}>
            {t.table.asks}
          </th>
          {columns.map((column) => (
            <td key={column.tier} className={`${cell} ${mark(column.standing)}`}>
              <Asks column={column} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" className={head}>
            {t.table.review}
          </th>
          {columns.map(({ tier, standing }) => (
            <td key={tier} className={`${cell} ${mark(standing)}`}>
              {t.review[tier]}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
