// @where Sandbox: quotes of purchases and sales with fiat (ramp), and the time for which they hold
import {
  currencies,
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
import { computedDigits } from './computed-digits.ts';

/** Time for which an offer of buying or selling for fiat money holds. */
const quoteHolds = 30_000;
const fiatDigits = 2;
const rateScale = 6;
/** Digits that a given amount of an asset may have. */
const givenDigits = 8;

export interface RampRequest {
  side: OrderSide;
  country: string;
  currency: string;
  asset: string;
  paymentMethod: string;
  fiatAmount?: string | undefined;
  assetAmount?: string | undefined;
}

interface Terms {
  method: PaymentMethodDefinition;
  request: RampRequest;
  currency: Currency;
  /** Price of one unit on the market. */
  price: bigint;
}

/** In whole numbers of the smallest unit; `fiat` is what the user pays or is paid. */
interface Amounts {
  fiat: bigint;
  fee: bigint;
  amount: bigint;
  digits: number;
}

/** Prices of the sandbox's providers. */
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
      feePercent: fromAtoms(leastFee(method), rateScale - 2),
    }));
  }

  /** One quote a provider, best for the user first. */
  quotes(request: RampRequest): RampQuote[] {
    const currency = toCurrency(request.currency);
    const method = methodsIn(request.country, currency).find(
      ({ id }) => id === request.paymentMethod,
    );
    if (method === undefined || !method.sides.includes(request.side)) {
      throw refuse('paymentMethodNotAvailable', 'paymentMethod');
    }
    if (!rampAssets.some(({ asset }) => asset === request.asset)) {
      throw refuse('assetNotAvailable', 'asset', { asset: request.asset });
    }
    const price = this.valuation.price(request.asset, currency) ?? 0n;
    // No provider has a price if the market has none.
    if (price === 0n) return [];
    const terms = { method, request, currency, price };
    const { side } = request;
    return rampProviders
      .map((provider) =>
        this.makeQuote(
          provider,
          terms,
          side === 'Buy' ? this.bought(provider, terms) : this.sold(provider, terms),
        ),
      )
      .toSorted((a, b) => this.compare(a, b));
  }

  /** Returns the amounts paid and delivered; the missing side is rounded in the provider's favour. */
  private bought(provider: RampProvider, { method, request, currency, price }: Terms): Amounts {
    const { fiatAmount, assetAmount } = request;
    const digits =
      assetAmount === undefined
        ? this.computedDigitsOf(request.asset)
        : this.digitsOf(request.asset);
    const dear = (price * (rate('1') + rate(provider.spread))) / rate('1');
    const unit = powerOfTen(digits + valueDigits - fiatDigits);
    if (fiatAmount === undefined && assetAmount !== undefined) {
      const amount = readAmount(assetAmount, digits, 'assetAmount');
      const fiat = grossFor(divideUp(amount * dear, unit), provider, method);
      this.checkBounds(method, currency, fiat, 'assetAmount');
      return { fiat, fee: feeOf(fiat, provider, method), amount, digits };
    }
    if (fiatAmount === undefined) throw refuse('amountToPayRequired', 'fiatAmount');
    const fiat = readAmount(fiatAmount, fiatDigits, 'fiatAmount');
    this.checkBounds(method, currency, fiat, 'fiatAmount');
    const fee = feeOf(fiat, provider, method);
    return { fiat, fee, amount: ((fiat - fee) * unit) / dear, digits };
  }

  private sold(provider: RampProvider, { method, request, currency, price }: Terms): Amounts {
    const { fiatAmount, assetAmount } = request;
    const digits =
      assetAmount === undefined
        ? this.computedDigitsOf(request.asset)
        : this.digitsOf(request.asset);
    const cheap = (price * (rate('1') - rate(provider.spread))) / rate('1');
    const unit = powerOfTen(digits + valueDigits - fiatDigits);
    if (assetAmount === undefined && fiatAmount !== undefined) {
      const fiat = readAmount(fiatAmount, fiatDigits, 'fiatAmount');
      const gross = grossFor(fiat, provider, method);
      this.checkBounds(method, currency, gross, 'fiatAmount');
      return { fiat, fee: gross - fiat, amount: divideUp(gross * unit, cheap), digits };
    }
    if (assetAmount === undefined) throw refuse('amountToSellRequired', 'assetAmount');
    const amount = readAmount(assetAmount, digits, 'assetAmount');
    const gross = (amount * cheap) / unit;
    this.checkBounds(method, currency, gross, 'assetAmount');
    const fee = feeOf(gross, provider, method);
    return { fiat: gross - fee, fee, amount, digits };
  }

  private makeQuote(
    provider: RampProvider,
    { method, request: { side, asset }, currency, price }: Terms,
    { fiat, fee, amount, digits }: Amounts,
  ): RampQuote {
    const rateNow =
      (fiat * powerOfTen(digits + rateScale - fiatDigits)) / (amount === 0n ? 1n : amount);
    const { speed, seconds } = provider.sooner?.[method.id] ?? method;
    const now = this.exchange.now();
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
      speed,
      arrivalSeconds: seconds,
      paymentMethod: { id: method.id, name: method.name },
      marketRate: fromAtoms(price, valueDigits),
      quotedAt: isoTime(now),
      expiresAt: isoTime(now + quoteHolds),
    };
  }

  /** The better for the user first: the least fiat for each unit that is bought, the most for each that is sold. */
  private compare(a: RampQuote, b: RampQuote): number {
    const digits = this.digitsOf(a.asset);
    const [fiatA, fiatB] = [
      exactAtoms(a.fiatAmount, fiatDigits),
      exactAtoms(b.fiatAmount, fiatDigits),
    ];
    const left = fiatA * exactAtoms(b.assetAmount, digits);
    const right = fiatB * exactAtoms(a.assetAmount, digits);
    if (left === right) return 0;
    return left < right === (a.side === 'Buy') ? -1 : 1;
  }

  private digitsOf(asset: string): number {
    return Math.min(givenDigits, this.exchange.decimalsOf(asset));
  }

  /** Digits of an amount that a provider computes. */
  private computedDigitsOf(asset: string): number {
    const price = this.valuation.price(asset, 'USD') ?? 0n;
    return Math.min(computedDigits(price), this.exchange.decimalsOf(asset));
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
      throw refuse('belowMinimum', key, { least: minFiat, asset: currency });
    }
    if (fiat > exactAtoms(maxFiat, fiatDigits)) {
      throw refuse('aboveMaximum', key, { most: maxFiat, asset: currency });
    }
  }
}

function methodsIn(country: string, currency: string): PaymentMethodDefinition[] {
  if (!rampCountries.some(({ code }) => code === country)) {
    throw refuse('countryNotServed', 'country');
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
    throw refuse('currencyNotAccepted', 'currency');
  }
  return currency;
}

function rate(text: string): bigint {
  return exactAtoms(text, rateScale);
}

function feeOf(fiat: bigint, provider: RampProvider, method: PaymentMethodDefinition): bigint {
  return divideUp(fiat * (rate(provider.fee) + rate(method.surcharge)), powerOfTen(rateScale));
}

/** Returns the total payment that leaves `net` after the fee, which is rounded up. */
function grossFor(net: bigint, provider: RampProvider, method: PaymentMethodDefinition): bigint {
  const kept = rate('1') - rate(provider.fee) - rate(method.surcharge);
  let gross = divideUp(net * rate('1'), kept);
  while (gross - feeOf(gross, provider, method) < net) gross += 1n;
  return gross;
}

function leastFee({ surcharge }: PaymentMethodDefinition): bigint {
  const fees = rampProviders.map(({ fee }) => rate(fee) + rate(surcharge));
  return fees.reduce((least, fee) => (fee < least ? fee : least));
}

function readAmount(text: string, digits: number, key: string): bigint {
  const atoms = toAtoms(text, digits);
  if (atoms !== undefined) return atoms;
  throw refuse('decimalsExceeded', key, { count: digits });
}
