import { useMessages } from '@agio/ui/language';
import type { LivePrices } from './live-row.ts';
import { EmptyTile, MarketTile, TileRow } from './market-tile.tsx';
import { messages } from './messages.ts';
import { type MarketRow, moverKinds, type MoverKind } from './model/market-rows.ts';

/** The movers, with placeholders while they load. */
export function Movers({
  movers,
  isOld,
  live,
}: {
  movers: ReadonlyMap<MoverKind, MarketRow> | undefined;
  isOld: boolean;
  live?: LivePrices | undefined;
}) {
  const t = useMessages(messages);
  return (
    <TileRow aria-label={t.movers.label}>
      {moverKinds.map((kind) => {
        const market = movers?.get(kind);
        return market ? (
          <MarketTile
            key={kind}
            title={t.movers[kind]}
            market={market}
            figure={kind === 'range' ? 'range' : 'change'}
            isOld={isOld}
            live={live}
          />
        ) : (
          <EmptyTile key={kind} title={t.movers[kind]} text={movers && t.movers.none} />
        );
      })}
    </TileRow>
  );
}
