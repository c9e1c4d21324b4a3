// @where Trading: facts about a market: steps, limits, fees, backing
import { feesOf, tiers } from '@agio/api-client';
import type { Instrument } from '@agio/api-client/contract';
import { useAssets } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import { TimeText } from '@agio/ui/data-table';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { lazyContentProps, type LazyPopupState } from '@agio/ui/lazy-popup';
import { LongText } from '@agio/ui/long-text';
import { MarketStatusPill } from '@agio/ui/market-status-pill';
import { ShortText } from '@agio/ui/short-text';
import type { ReactNode } from 'react';
import { rateText } from '../amounts/rate-text.ts';
import { useAccount } from '../host/index.ts';
import { infoMessages } from './info-messages.ts';

/** The rules and the state of a market, and what its assets are, for everybody. */
export function MarketInfo({
  instrument,
  isPhone,
  popup,
}: {
  instrument: Instrument;
  isPhone: boolean;
  popup: LazyPopupState;
}) {
  const { info: t } = useMessages(infoMessages);
  const { onCloseAutoFocus } = lazyContentProps(popup);
  return (
    <Drawer open={popup.open} onOpenChange={popup.onOpenChange}>
      <DrawerContent side={isPhone ? 'bottom' : 'end'} onCloseAutoFocus={onCloseAutoFocus}>
        <DrawerTitle>{t.title({ market: instrument.symbol })}</DrawerTitle>
        <DrawerBody>
          <Status instrument={instrument} />
          <Rules instrument={instrument} />
          <AboutAsset id={instrument.baseAsset} />
          <AboutAsset id={instrument.quoteAsset} />
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

/** Shows if the market trades; if not, why and since when, as far as known. */
function Status({ instrument: { status, statusReason, statusSince } }: { instrument: Instrument }) {
  const { info: t } = useMessages(infoMessages);
  return (
    <>
      <MarketStatusPill status={status} />
      {status === 'Open' ? null : (
        <div className="wg:mt-2 wg:text-sm">
          {statusReason === null ? (
            <p className="wg:text-fg-muted">{t.noReason}</p>
          ) : (
            <LongText text={statusReason} />
          )}
          {statusSince === null ? null : (
            <p className="wg:mt-1 wg:text-fg-muted">
              {t.since} <TimeText iso={statusSince} />
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Rules({ instrument }: { instrument: Instrument }) {
  const { info: t } = useMessages(infoMessages);
  const { baseAsset, quoteAsset } = instrument;
  return (
    <>
      <KeyValueList className="wg:mt-3">
        <Rule term={t.tick}>
          <Amount value={instrument.tickSize} unit={quoteAsset} />
        </Rule>
        <Rule term={t.step}>
          <Amount value={instrument.stepSize} unit={baseAsset} />
        </Rule>
        <Rule term={t.minAmount}>
          <Amount value={instrument.minAmount} unit={baseAsset} />
        </Rule>
        <Rule term={t.maxAmount}>
          <Amount value={instrument.maxAmount} unit={baseAsset} />
        </Rule>
        <Rule term={t.minTotal}>
          <Amount value={instrument.minNotional} unit={quoteAsset} />
        </Rule>
      </KeyValueList>
      <Fees instrument={instrument} />
    </>
  );
}

/** Shows the fees for all, or by tier with the reader's own marked. */
function Fees({ instrument }: { instrument: Instrument }) {
  const { info: t } = useMessages(infoMessages);
  const locale = useLocale();
  const own = useAccount().standing?.complianceTier;
  const rate = (fraction: string) => rateText(fraction, locale);
  if (instrument.feeTiers.length === 0)
    return (
      <>
        <KeyValueList>
          <Rule term={t.makerFee}>{rate(instrument.makerFee)}</Rule>
          <Rule term={t.takerFee}>{rate(instrument.takerFee)}</Rule>
        </KeyValueList>
        <p className="wg:py-1.5 wg:text-sm wg:text-fg-muted">{t.sameForAll}</p>
      </>
    );
  return (
    <section className="wg:mt-4 wg:border-t wg:border-line-overlay wg:pt-3">
      <h3 className="wg:text-sm wg:font-semibold">{t.fees}</h3>
      <KeyValueList className="wg:mt-1">
        {tiers.map((tier) => {
          const { makerFee, takerFee } = feesOf(instrument, tier);
          const name = { tier: tier.replace('Tier', '') };
          return (
            <Rule key={tier} term={tier === own ? t.yourTier(name) : t.tier(name)}>
              <bdi dir="ltr" className={tier === own ? 'wg:font-semibold' : ''}>
                {t.feesOf({ maker: rate(makerFee), taker: rate(takerFee) })}
              </bdi>
            </Rule>
          );
        })}
      </KeyValueList>
      <p className="wg:py-1.5 wg:text-sm wg:text-fg-muted">{t.byTier}</p>
    </section>
  );
}

function Rule({ term, children }: { term: string; children: ReactNode }) {
  return (
    <KeyValue term={term}>
      <span className="wg:num">{children}</span>
    </KeyValue>
  );
}

/** Describes an asset; for a commodity also its unit and its backing. */
function AboutAsset({ id }: { id: string }) {
  const { info: t } = useMessages(infoMessages);
  const asset = useAssets().data?.find((each) => each.id === id);
  if (!asset) return null;
  return (
    <section className="wg:mt-4 wg:border-t wg:border-line-overlay wg:pt-3 wg:text-sm">
      <h3 className="wg:font-semibold">
        <ShortText text={asset.name} length={40} />{' '}
        <span className="wg:font-medium wg:text-fg-muted">{id}</span>
      </h3>
      {asset.commodity === null ? null : (
        <KeyValueList className="wg:mt-1">
          <KeyValue term={t.unit}>
            <ShortText text={asset.commodity.unit} />
          </KeyValue>
          <KeyValue term={t.backing} className="wg:flex-col wg:gap-0.5">
            <LongText text={asset.commodity.backing} className="wg:text-start" />
          </KeyValue>
        </KeyValueList>
      )}
    </section>
  );
}
