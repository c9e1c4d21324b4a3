import {
  currencies,
  errorCodes,
  type Currency,
  type OrderSide,
  type RampPaymentMethod,
  type RampQuote,
} from '@agio/api-client/contract';
import {
  paymentMethods,
  rampAssets,
  rampCountries,
  rampProviders,
  type PaymentMethodDefinition,
  type RampProvider,
} from '../../catalog/ramp.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { divideUp, exactAtoms, fromAtoms, powerOfTen, toAtoms } from '../../fixed.ts';
import { valueDigits, type Valuation } from '../../market-data/valuation.ts';
import { refuse } from '../../refusal.ts';

const quoteHolds = 30_000;
const fiatDigits = 2;
const rateScale = 6;
/** Digits of an asset amount that a provider delivers. */
const deliveredDigits = 8;

export interface RampRequest {
  side: OrderSide;
  country: string;
  currency: string;
  asset: string;
  paymentMethod: string;
  fiatAmount?: string | undefined;
  assetAmount?: string | undefined;
}

/** What the providers of the sandbox ask and give. */
export class RampPricing {
  private readonly exchange: Exchange;
  private readonly valuation: Valuation;

  constructor(exchange: Exchange, valuation: Valuation) {
    this.exchange = exchange;
    this.valuation = valuation;
  }

  methodsView(country: string, currency: string): RampPaymentMethod[] {
    return methodsIn(country, currency).map((method) => ({
      id: method.id,
      name: method.name,
      speed: method.speed,
      sides: [...method.sides],
      ...this.boundsOf(method, toCurrency(currency)),
    }));
  }

  /** One quote a provider, best for the user first. */
  quotes(request: RampRequest): RampQuote[] {
    const currency = toCurrency(request.currency);
    const method = methodsIn(request.country, currency).find(
      ({ id }) => id === request.paymentMethod,
    );
    if (method === undefined || !method.sides.includes(request.side)) {
      throw refuse(
        400,
        errorCodes.validation,
        'This payment method is not available here.',
        'paymentMethod',
      );
    }
    if (!rampAssets.some(({ asset }) => asset === request.asset)) {
      throw refuse(400, errorCodes.validation, `${request.asset} is not available.`, 'asset');
    }
    const price = this.valuation.price(request.asset, currency) ?? 0n;
    const quotes = rampProviders.map((provider) =>
      request.side === 'Buy'
        ? this.buyQuote(provider, method, request, currency, price)
        : this.sellQuote(provider, method, request, currency, price),
    );
    const given = (quote: RampQuote) =>
      exactAtoms(request.side === 'Buy' ? quote.assetAmount : quote.fiatAmount, valueDigits);
    return quotes.toSorted((a, b) => (given(b) > given(a) ? 1 : -1));
  }

  private buyQuote(
    provider: RampProvider,
    method: PaymentMethodDefinition,
    request: RampRequest,
    currency: Currency,
    price: bigint,
  ): RampQuote {
    if (request.fiatAmount === undefined) {
      throw refuse(400, errorCodes.validation, 'Enter the amount to pay.', 'fiatAmount');
    }
    const fiat = toAtoms(request.fiatAmount, fiatDigits);
    if (fiat === undefined) {
      throw refuse(400, errorCodes.amountOffStep, 'At most 2 decimals.', 'fiatAmount');
    }
    this.checkBounds(method, currency, fiat, 'fiatAmount');
    const fee = feeOf(fiat, provider, method);
    const dear = (price * (rate('1') + rate(provider.spread))) / rate('1');
    const digits = Math.min(deliveredDigits, this.exchange.decimalsOf(request.asset));
    const amount = ((fiat - fee) * powerOfTen(digits + valueDigits - fiatDigits)) / dear;
    return this.makeQuote(provider, method, request, currency, { fiat, fee, amount, digits });
  }

  private sellQuote(
    provider: RampProvider,
    method: PaymentMethodDefinition,
    request: RampRequest,
    currency: Currency,
    price: bigint,
  ): RampQuote {
    if (request.assetAmount === undefined) {
      throw refuse(400, errorCodes.validation, 'Enter the amount to sell.', 'assetAmount');
    }
    const digits = Math.min(deliveredDigits, this.exchange.decimalsOf(request.asset));
    const amount = toAtoms(request.assetAmount, digits);
    if (amount === undefined) {
      throw refuse(400, errorCodes.amountOffStep, `At most ${digits} decimals.`, 'assetAmount');
    }
    const cheap = (price * (rate('1') - rate(provider.spread))) / rate('1');
    const gross = (amount * cheap) / powerOfTen(digits + valueDigits - fiatDigits);
    this.checkBounds(method, currency, gross, 'assetAmount');
    const fee = feeOf(gross, provider, method);
    return this.makeQuote(provider, method, request, currency, {
      fiat: gross - fee,
      fee,
      amount,
      digits,
    });
  }

  private makeQuote(
    provider: RampProvider,
    method: PaymentMethodDefinition,
    { side, asset }: RampRequest,
    currency: Currency,
    { fiat, fee, amount, digits }: { fiat: bigint; fee: bigint; amount: bigint; digits: number },
  ): RampQuote {
    const rateNow =
      (fiat * powerOfTen(digits + rateScale - fiatDigits)) / (amount === 0n ? 1n : amount);
    return {
      id: this.exchange.secretId('q'),
      provider: provider.name,
      side,
      fiatCurrency: currency,
      fiatAmount: fromAtoms(fiat, fiatDigits),
      asset,
      assetAmount: fromAtoms(amount, digits),
      rate: fromAtoms(rateNow, rateScale),
      providerFee: fromAtoms(fee, fiatDigits),
      networkFee: '0',
      speed: method.speed,
      expiresAt: isoTime(this.exchange.now() + quoteHolds),
    };
  }

  private boundsOf(method: PaymentMethodDefinition, currency: Currency) {
    const dollar = this.valuation.price('USD', currency) ?? 0n;
    const inCurrency = (dollars: number) => {
      // Round figures, as a provider would name them.
      const exact = (BigInt(dollars) * dollar) / powerOfTen(valueDigits);
      const step = powerOfTen(Math.max(0, exact.toString().length - 2));
      return (exact / step) * step;
    };
    return { minFiat: String(inCurrency(method.min)), maxFiat: String(inCurrency(method.max)) };
  }

  private checkBounds(
    method: PaymentMethodDefinition,
    currency: Currency,
    fiat: bigint,
    key: string,
  ): void {
    const { minFiat, maxFiat } = this.boundsOf(method, currency);
    if (fiat < exactAtoms(minFiat, fiatDigits)) {
      throw refuse(400, errorCodes.belowMinimum, `The minimum is ${minFiat} ${currency}.`, key);
    }
    if (fiat > exactAtoms(maxFiat, fiatDigits)) {
      throw refuse(400, errorCodes.aboveMaximum, `The maximum is ${maxFiat} ${currency}.`, key);
    }
  }
}

function methodsIn(country: string, currency: string): PaymentMethodDefinition[] {
  if (!rampCountries.some(({ code }) => code === country)) {
    throw refuse(400, errorCodes.validation, 'No provider serves this country.', 'country');
  }
  const money = toCurrency(currency);
  return paymentMethods.filter(
    ({ countries, currencies: only }) =>
      (countries?.includes(country) ?? true) && (only?.includes(money) ?? true),
  );
}

function toCurrency(text: string): Currency {
  const currency = currencies.find((known) => known === text);
  if (currency === undefined) {
    throw refuse(400, errorCodes.validation, 'No provider accepts this currency.', 'currency');
  }
  return currency;
}

function rate(text: string): bigint {
  return exactAtoms(text, rateScale);
}

function feeOf(fiat: bigint, provider: RampProvider, method: PaymentMethodDefinition): bigint {
  return divideUp(fiat * (rate(provider.fee) + rate(method.surcharge)), powerOfTen(rateScale));
}
