import type { Currency } from '@agio/api-client/contract';

export const rampCountries: readonly { code: string; name: string; currency: Currency }[] = [
  { code: 'CH', name: 'Switzerland', currency: 'CHF' },
  { code: 'LI', name: 'Liechtenstein', currency: 'CHF' },
  { code: 'DE', name: 'Germany', currency: 'EUR' },
  { code: 'AT', name: 'Austria', currency: 'EUR' },
  { code: 'FR', name: 'France', currency: 'EUR' },
  { code: 'IT', name: 'Italy', currency: 'EUR' },
  { code: 'NL', name: 'Netherlands', currency: 'EUR' },
  { code: 'ES', name: 'Spain', currency: 'EUR' },
  { code: 'US', name: 'United States', currency: 'USD' },
  { code: 'JP', name: 'Japan', currency: 'JPY' },
];

/** What can be bought and sold with fiat, and over which networks a provider delivers it. */
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
    name: 'Bank transfer',
    speed: '1 working day',
    sides: ['Buy', 'Sell'],
    min: 50,
    max: 12_000,
    surcharge: '0',
  },
  {
    id: 'sepa-instant',
    name: 'SEPA Instant',
    speed: 'minutes',
    sides: ['Buy', 'Sell'],
    min: 50,
    max: 12_000,
    currencies: ['EUR'],
    surcharge: '0.0005',
  },
  {
    id: 'card',
    name: 'Card',
    speed: 'at once',
    sides: ['Buy'],
    min: 25,
    max: 2500,
    surcharge: '0.0145',
  },
  {
    id: 'twint',
    name: 'TWINT',
    speed: 'at once',
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
    speed: 'at once',
    sides: ['Buy'],
    min: 25,
    max: 2500,
    surcharge: '0.0145',
  },
];

export interface RampProvider {
  id: string;
  name: string;
  /** Of the fiat amount. */
  fee: string;
  /** Against the market. */
  spread: string;
  /** Begins the references of its orders. */
  mark: string;
}

export const rampProviders: readonly RampProvider[] = [
  { id: 'bancora', name: 'Bancora', fee: '0.0035', spread: '0.004', mark: 'BNC' },
  { id: 'transvia', name: 'Transvia', fee: '0.0062', spread: '0.0055', mark: 'TRV' },
  { id: 'fjordpay', name: 'Fjordpay', fee: '0.0075', spread: '0.0052', mark: 'FJP' },
];
