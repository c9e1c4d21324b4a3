import { formatPrice } from '@agio/money';
import { TicketBestPrice, TicketRows, TicketShare } from '@agio/ui/order-ticket';
import { type Dispatch, Fragment } from 'react';
import {
  hasField,
  isPriceField,
  mayFollow,
  executesAtMarket,
  fieldsOf,
} from './model/order-types.ts';
import type { TicketContext } from './model/ticket-context.ts';
import type { ReadField } from './model/ticket-fields.ts';
import type { TicketSummary } from './model/ticket-summary.ts';
import type { TicketAction, TicketField, TicketState } from './model/ticket.ts';
import { followHint, PriceChoices } from './price-choices.tsx';
import { limitIds } from './ticket-limits.tsx';
import { TicketNumber } from './ticket-number.tsx';
import { type FormatContext, unitOf } from './ticket-labels.ts';
import { UnitSwitch } from './unit-switch.tsx';

interface TicketFieldsProps {
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  summary: TicketSummary;
  context: TicketContext;
  format: FormatContext;
  /** Names the ticket's parts. */
  ticketId: string;
  touch: boolean;
  /** The order is on its way. */
  readOnly: boolean;
  /** Go to the field of the other asset, where the type has one. */
  onOtherField: () => void;
}

/** The figures of the order type, row by row of its table. */
export function TicketFields({
  state,
  dispatch,
  summary,
  context,
  format,
  ticketId,
  touch,
  readOnly,
  onOtherField,
}: TicketFieldsProps) {
  const { t, locale, instrument } = format;
  const { type } = state;
  const { baseAsset, quoteAsset, tickSize, stepSize } = instrument;
  const { reasons, size } = summary;
  const number = { state, dispatch, reasons, format, readOnly, max: size.max };
  const hasTotal = hasField(type, 'total');
  const limits = limitIds(ticketId);
  const otherTrail =
    state.trailBy === 'trailPercent'
      ? ({ field: 'trailAmount', unit: quoteAsset } as const)
      : ({ field: 'trailPercent', unit: '%' } as const);
  const countsQuote = !hasTotal && state.unit === 'quote';

  function switchUnit() {
    // A type with a field for each asset: the other one is only a step away.
    if (hasTotal) return onOtherField();
    dispatch({
      type: 'unitChosen',
      unit: countsQuote ? 'base' : 'quote',
      value: (countsQuote ? size.amount : size.total).value?.toString(),
    });
  }

  return (
    <TicketRows>
      {executesAtMarket(type) ? (
        <TicketBestPrice label={t.ticket.price}>{t.ticket.bestPrice}</TicketBestPrice>
      ) : null}
      {fieldsOf(state).map(({ field, label }) =>
        field === 'amount' ? (
          <Fragment key={field}>
            <TicketNumber
              {...number}
              field={countsQuote ? 'total' : 'amount'}
              read={countsQuote ? size.total : size.amount}
              label={t.ticket[label]}
              unit={countsQuote ? quoteAsset : baseAsset}
              step={countsQuote ? undefined : stepSize}
              describedBy={countsQuote ? undefined : limits.amount}
              trailing={
                <UnitSwitch
                  label={t.ticket.unit({ asset: countsQuote ? baseAsset : quoteAsset })}
                  unit={countsQuote ? baseAsset : quoteAsset}
                  disabled={readOnly}
                  onSwitch={switchUnit}
                />
              }
            />
            <TicketShare
              percent={summary.percent}
              onPercentChange={(percent) => dispatch({ type: 'percentChosen', percent })}
              variant={touch ? 'buttons' : 'slider'}
              disabled={readOnly || !summary.available?.isPositive}
              labels={{ name: t.ticket.share, max: t.ticket.max }}
            />
          </Fragment>
        ) : (
          <Fragment key={field}>
            <TicketNumber
              {...number}
              field={field}
              read={readOf(summary, field)}
              label={t.ticket[label]}
              unit={unitOf(field, format)}
              step={
                field === 'total' || isCount(field)
                  ? undefined
                  : field === 'trailPercent'
                    ? '0.01'
                    : tickSize
              }
              steppers={field !== 'total' && label !== 'distance' && !isCount(field)}
              trailing={
                label === 'distance' ? (
                  <UnitSwitch
                    {...{ label: t.ticket.unit({ asset: otherTrail.unit }), unit: otherTrail.unit }}
                    disabled={readOnly}
                    onSwitch={() => dispatch({ type: 'trailChosen', trailBy: otherTrail.field })}
                  />
                ) : undefined
              }
              placeholder={field === 'total' ? formatPrice('0', { tickSize, locale }) : undefined}
              hint={field === 'price' ? followHint(state, context, format) : undefined}
              describedBy={
                isPriceField(field) && field !== 'trailPercent' && !isCount(field)
                  ? limits.price
                  : undefined
              }
            />
            {field === 'price' && mayFollow(type) ? (
              <PriceChoices {...{ state, dispatch, context, format }} disabled={readOnly} />
            ) : null}
          </Fragment>
        ),
      )}
    </TicketRows>
  );
}

/** Fields that are no prices: those of a schedule, and the shown part of an iceberg order. */
const isCount = (field: TicketField) =>
  field === 'minutes' || field === 'slices' || field === 'displayAmount';

function readOf({ size, ...prices }: TicketSummary, field: TicketField): ReadField {
  return field === 'amount' || field === 'total' ? size[field] : prices[field];
}
