// @where Widgets: price chart and latest entries in the details of an asset
import type { WalletNetwork } from '@agio/api-client';
import { useAssets, useHistory, useNetworks } from '@agio/api-client/react';
import { formatCrypto, formatPrice } from '@agio/money';
import { Amount, type AmountProps } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Change } from '@agio/ui/change';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { LongText } from '@agio/ui/long-text';
import { ShortText } from '@agio/ui/short-text';
import { Skeleton } from '@agio/ui/skeleton';
import { ValueChart } from '@agio/ui/value-chart';
import { type ReactNode, useMemo } from 'react';
import { loadStateOf, Section, useLoadNotes } from '../../states/index.ts';
import { useDeskMode } from '../../preferences/use-desk-mode.ts';
import { ActionButtons } from './action-links.tsx';
import { AssetLedger } from './asset-ledger.tsx';
import { detailsMessages } from './details-messages.ts';
import { messages } from '../messages.ts';
import type { AssetAction } from '../model/asset-actions.ts';
import { priceDigits } from '../../amounts/price-digits.ts';
import type { PortfolioRow } from '../model/portfolio-rows.ts';

export interface AssetDetailsProps {
  row: PortfolioRow;
  actions: readonly AssetAction[];
  currency: string;
  isHidden: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Everything about one held asset. A part that cannot be loaded leaves the rest in place. */
export function AssetDetails(props: AssetDetailsProps) {
  const { row, actions, isOpen, onClose } = props;
  const isPhone = useDeskMode() === 'phone';
  return (
    <Drawer open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DrawerContent side={isPhone ? 'bottom' : 'end'}>
        <DrawerTitle>
          <span className="wg:flex wg:items-center wg:gap-2.5">
            <AssetIcon symbol={row.asset} />
            <ShortText text={row.asset} length={24} />
            <ShortText className="wg:font-normal wg:text-fg-muted" text={row.name} length={40} />
          </span>
        </DrawerTitle>
        <DrawerBody>
          <div className="wg:grid wg:gap-5 wg:pt-2">
            <ActionButtons actions={actions} />
            <Section isQuiet>
              <Holding {...props} />
            </Section>
            <Section>
              <PriceChart market={row.market} />
            </Section>
            <Section>
              <AssetLedger asset={row.asset} isHidden={props.isHidden} />
            </Section>
            <Section>
              <Networks asset={row.asset} />
            </Section>
            <Section isQuiet>
              <Backing asset={row.asset} />
            </Section>
          </div>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

function Holding({ row, currency, isHidden }: AssetDetailsProps) {
  const { column: t, hidden } = useMessages(messages);
  const held = { masked: isHidden, maskedLabel: hidden };
  const amount = (value: string) => (
    <Amount
      value={value}
      maxDigits={row.digits}
      minDigits={row.digits}
      unit={row.asset}
      {...held}
    />
  );
  const gain = (value: string | null | undefined) => (
    <Change kind="amount" currency={currency} value={value} masked={isHidden} />
  );
  const price = (value: string | null | undefined, more?: Partial<AmountProps>) => {
    const digits = priceDigits(value, currency);
    return <Amount value={value} minDigits={digits} maxDigits={digits} {...more} />;
  };
  return (
    <KeyValueList>
      <Fact term={t.balance}>{amount(row.total)}</Fact>
      <Fact term={t.available}>{amount(row.available)}</Fact>
      <Fact term={t.inOrders}>{amount(row.inOrders)}</Fact>
      <Fact term={t.value({ currency })}>
        <Amount value={row.value} currency={currency} {...held} />
      </Fact>
      <Fact term={t.price({ currency })}>
        {price(row.price)} <Change value={row.changePercent24h} />
      </Fact>
      {row.realised === undefined ? null : (
        <>
          <Fact term={t.averageCost}>{price(row.averageCost, { unit: currency, ...held })}</Fact>
          <Fact term={t.unrealised}>{gain(row.unrealised)}</Fact>
          <Fact term={t.realised}>{gain(row.realised)}</Fact>
        </>
      )}
    </KeyValueList>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <KeyValue term={term}>
      <span className="wg:num">{children}</span>
    </KeyValue>
  );
}

/** Six a day for thirty days. */
const candles = { resolution: '4h', limit: 180 } as const;

function PriceChart({ market }: { market: string | undefined }) {
  const t = useMessages(detailsMessages);
  const locale = useLocale();
  const history = useHistory(market === undefined ? undefined : { id: market, ...candles });
  const { data } = history;
  const points = useMemo(
    () => (data ?? []).map(({ time, close }) => ({ time, value: close })),
    [data],
  );
  const state = loadStateOf(history);
  const notes = useLoadNotes(state, { error: t.priceFailed });
  const [, currency = ''] = market?.split('-') ?? [];
  if (market === undefined) return <p className="wg:text-sm wg:text-fg-muted">{t.noMarket}</p>;
  const name = t.price({ currency });
  return (
    <section aria-label={name}>
      <h3 className="wg:mb-1 wg:text-sm wg:font-semibold">{name}</h3>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void history.mutate()}
        className="wg:h-40"
        skeleton={<Skeleton className="wg:h-28 wg:w-full" />}
      >
        <ValueChart
          name={name}
          points={points}
          format={(value) => `${formatPrice(value, { tickSize: value, locale })} ${currency}`}
          className="wg:h-40"
        />
      </Loadable>
    </section>
  );
}

function Networks({ asset }: { asset: string }) {
  const { networks: t } = useMessages(detailsMessages);
  const networks = useNetworks();
  const own = networks.data?.filter((each) => each.asset === asset) ?? [];
  const state = loadStateOf(networks);
  const notes = useLoadNotes(state, { error: t.failed, loading: t.loading });
  return (
    <section aria-label={t.title}>
      <h3 className="wg:mb-1 wg:text-sm wg:font-semibold">{t.title}</h3>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void networks.mutate()}
        skeleton={<Skeleton className="wg:h-4 wg:w-48" />}
      >
        {own.length === 0 ? (
          <p className="wg:text-sm wg:text-fg-muted">{t.none}</p>
        ) : (
          <ul className="wg:grid wg:gap-2 wg:text-sm">
            {own.map((network) => (
              <Network key={network.id} network={network} />
            ))}
          </ul>
        )}
      </Loadable>
    </section>
  );
}

function Network({ network }: { network: WalletNetwork }) {
  const { networks: t } = useMessages(detailsMessages);
  const locale = useLocale();
  const amount = (value: string) =>
    `${formatCrypto(value, { locale, maxDigits: network.decimals })} ${network.asset}`;
  const facts = [
    t.confirmations({ count: network.confirmations }),
    network.depositEnabled ? t.minimum({ minimum: amount(network.minDeposit) }) : t.noDeposits,
    network.withdrawalEnabled ? t.fee({ fee: amount(network.withdrawalFee) }) : t.noWithdrawals,
  ];
  return (
    <li>
      <ShortText className="wg:block wg:font-medium" text={network.name} length={40} />
      <span className="wg:block wg:text-fg-muted">{facts.join(' · ')}</span>
    </li>
  );
}

/** Unit and backing of a commodity; renders nothing for other assets. */
function Backing({ asset: id }: { asset: string }) {
  const { backing: t } = useMessages(detailsMessages);
  const commodity = useAssets().data?.find((each) => each.id === id)?.commodity;
  if (!commodity) return null;
  return (
    <section aria-label={t.title}>
      <h3 className="wg:mb-1 wg:text-sm wg:font-semibold">{t.title}</h3>
      <LongText className="wg:text-sm" text={commodity.backing} />
      <KeyValueList className="wg:mt-1">
        <KeyValue term={t.unit}>
          <ShortText text={commodity.unit} />
        </KeyValue>
      </KeyValueList>
    </section>
  );
}
