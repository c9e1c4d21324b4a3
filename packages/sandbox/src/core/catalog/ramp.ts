// @where Sandbox: purchases and sales with fiat (ramp): providers, their fees, payment methods, countries, assets
import type { Currency } from '@agio/api-client/contract';
import { payments } from '../language/data-messages.ts';

/** Countries that the ramp serves, and no others. An account can be opened from any country. */
export const rampCountries: readonly { code: string; currency: Currency }[] = [
  { code: 'CH', currency: 'CHF' },
  { code: 'LI', currency: 'CHF' },
  { code: 'DE', currency: 'EUR' },
  { code: 'AT', currency: 'EUR' },
  { code: 'FR', currency: 'EUR' },
  { code: 'IT', currency: 'EUR' },
  { code: 'NL', currency: 'EUR' },
  { code: 'ES', currency: 'EUR' },
  { code: 'US', currency: 'USD' },
  { code: 'JP', currency: 'JPY' },
];

/** Assets that can be bought and sold with fiat, and the networks over which a provider delivers them. */
export const rampAssets: readonly { asset: string; networks: readonly string[] }[] = [
  { asset: 'USDC', networks: ['stellar', 'ethereum'] },
  { asset: 'BTC', networks: ['bitcoin'] },
  { asset: 'ETH', networks: ['ethereum'] },
  { asset: 'XCB', networks: ['core'] },
  { asset: 'CTN', networks: ['core'] },
  { asset: 'XAUG', networks: ['core'] },
  { asset: 'SOL', networks: ['solana'] },
  { asset: 'LTC', networks: ['litecoin'] },
];

export interface PaymentMethodDefinition {
  id: string;
  name: string;
  speed: string;
  /** Duration of `speed`, in seconds. */
  seconds: number;
  sides: readonly ('Buy' | 'Sell')[];
  /** In US dollars; shown in the currency asked for. */
  min: number;
  max: number;
  /** Only in these countries or currencies; everywhere when not given. */
  countries?: readonly string[];
  currencies?: readonly Currency[];
  /** Added to every provider's fee, as a part of the amount. */
  surcharge: string;
}

export const paymentMethods: readonly PaymentMethodDefinition[] = [
  {
    id: 'bank',
    name: payments.bank,
    speed: payments.speed.day,
    seconds: 86_400,
    sides: ['Buy', 'Sell'],
    min: 50,
    max: 12_000,
    surcharge: '0',
  },
  {
    id: 'sepa-instant',
    name: 'SEPA Instant',
    speed: payments.speed.minutes,
    seconds: 600,
    sides: ['Buy', 'Sell'],
    min: 50,
    max: 12_000,
    currencies: ['EUR'],
    surcharge: '0.0005',
  },
  {
    id: 'card',
    name: payments.card,
    speed: payments.speed.atOnce,
    seconds: 10,
    sides: ['Buy'],
    min: 25,
    max: 2500,
    surcharge: '0.0145',
  },
  {
    id: 'twint',
    name: 'TWINT',
    speed: payments.speed.atOnce,
    seconds: 10,
    sides: ['Buy', 'Sell'],
    min: 25,
    max: 5000,
    countries: ['CH'],
    currencies: ['CHF'],
    surcharge: '0.006',
  },
  {
    id: 'apple-pay',
    name: 'Apple Pay',
    speed: payments.speed.atOnce,
    seconds: 10,
    sides: ['Buy'],
    min: 25,
    max: 2500,
    surcharge: '0.0145',
  },
];

export interface RampProvider {
  id: string;
  name: string;
  /** Fee as a fraction of the fiat amount. */
  fee: string;
  /** Against the market. */
  spread: string;
  /** Begins the references of its orders. */
  mark: string;
  /** Payment methods that are faster than the others, by id. */
  sooner?: Readonly<Record<string, { speed: string; seconds: number }>>;
  /** Account to which bank transfers go. */
  account: { beneficiary: string; iban: string; bic: string; bank: string };
}

export const rampProviders: readonly RampProvider[] = [
  {
    id: 'bancora',
    name: 'Bancora',
    fee: '0.0035',
    spread: '0.004',
    mark: 'BNC',
    account: {
      beneficiary: 'Bancora Payments AG',
      iban: 'CH9300762011623852957',
      bic: 'BNCRCHZZXXX',
      bank: 'Kantonalbank Zug',
    },
  },
  {
    id: 'transvia',
    name: 'Transvia',
    fee: '0.0062',
    spread: '0.0055',
    mark: 'TRV',
    account: {
      beneficiary: 'Transvia Europe GmbH',
      iban: 'DE89370400440532013000',
      bic: 'TRVADEFFXXX',
      bank: 'Rheinbank Köln',
    },
  },
  {
    id: 'fjordpay',
    name: 'Fjordpay',
    fee: '0.0075',
    spread: '0.0052',
    mark: 'FJP',
    sooner: { bank: { speed: payments.speed.hours, seconds: 14_400 } },
    account: {
      beneficiary: 'Fjordpay AS',
      iban: 'NO9386011117947',
      bic: 'FJPYNOKKXXX',
      bank: 'Bergen Sparebank',
    },
  },
];

/** The methods that are paid by a transfer to the provider's account. */
export const bankMethods: readonly string[] = ['bank', 'sepa-instant'];
