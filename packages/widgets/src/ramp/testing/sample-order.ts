import type { RampOrder } from '@agio/api-client/contract';

const minute = 60_000;
/** The moment at which the sandbox of a story stands. */
const now = Date.UTC(2026, 10, 20, 11, 30);
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();

/** The states that an order goes through before the one that it is in. */
const before: Readonly<Record<string, readonly RampOrder['status'][]>> = {
  PaymentReceived: ['AwaitingPayment'],
  Completed: ['AwaitingPayment', 'PaymentReceived'],
  Expired: ['AwaitingPayment'],
  Failed: ['AwaitingPayment'],
  Cancelled: ['AwaitingPayment'],
};

/** An order in a state, as the exchange tells it. */
export function sampleOrder(
  status: RampOrder['status'],
  {
    quote,
    ...rest
  }: Partial<Omit<RampOrder, 'quote'>> & { quote?: Partial<RampOrder['quote']> } = {},
): RampOrder {
  const isOpen = status === 'AwaitingPayment';
  const events = [...(before[status] ?? []), status].map((each, index) => ({
    status: each,
    time: at(index * 2 - 6),
  }));
  return {
    id: 'yN8fQ2kTr0vYbWcD3',
    reference: 'BNC-77190426',
    status,
    reason: null,
    payBefore: isOpen ? at(9) : null,
    bankAccount: null,
    events,
    redirectUrl: isOpen ? 'https://pay.example.test/bnc-7719' : null,
    createdAt: at(-6),
    updatedAt: events.at(-1)?.time ?? at(-6),
    quote: {
      id: 'q1',
      provider: 'Bancora',
      side: 'Buy',
      fiatCurrency: 'CHF',
      fiatAmount: '500',
      asset: 'USDC',
      assetAmount: '612.4',
      rate: '0.816459',
      providerFee: '1.75',
      networkFee: '0',
      speed: '1 working day',
      arrivalSeconds: 86_400,
      paymentMethod: { id: 'bank', name: 'Bank transfer' },
      marketRate: '0.8041',
      quotedAt: at(-7),
      expiresAt: at(-6.5),
      ...quote,
    },
    ...rest,
  };
}

/** Account that a transfer to the provider goes to. */
export const bankAccount = {
  beneficiary: 'Bancora Payments AG',
  iban: 'CH9300762011623852957',
  bic: 'BNCRCHZZXXX',
  bank: 'Kantonalbank Zug',
};

/** Answers the look at an order, and the list, with these orders. */
export const answeringOrders =
  (...orders: RampOrder[]) =>
  ({ url }: Request): Response | undefined =>
    url.includes('/ramp/callback') ? Response.json({ items: orders, nextCursor: null }) : undefined;
