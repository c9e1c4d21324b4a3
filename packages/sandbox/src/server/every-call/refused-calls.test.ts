import {
  type ErrorBody,
  mostPriceAlerts,
  type RefusalCode,
  refusals,
  sentenceOf,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { samplePdf } from '../../core/seed/sample-document.ts';
import { makeAddress } from '../../core/services/money/addresses/address-format.ts';
import { upload } from '../../core/testing/caller.ts';
import { oneServer, send } from './world.ts';

oneServer({ rateLimits: false });

const front = '/frontoffice/api';
const office = '/back-api/backoffice';
const v2 = '/back-api/api/v2';
const v3 = '/back-api/api/v3';
const wallets = `${v2}/wallets`;
const comment = 'As discussed by phone.';
const signature = `0x${'ab'.repeat(65)}`;

const ask = async <T>(...call: Parameters<typeof send>) =>
  (await (await send(...call)).json()) as T;

const limit = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '6', amount: '10' };
const order = (change: object, person = 'trader') =>
  send(person, 'POST', `${front}/order`, { ...limit, ...change });
const marketOrder = (change: object) => order({ type: 'Market', price: undefined, ...change });

const volume = { kind: 'Volume', volume: '99999999999' };
const alert = (condition: object, person = 'trader') =>
  send(person, 'POST', `${front}/v1/price-alerts`, { market: 'XCB-CTN', condition });

const quote = (query: string) => send('trader', 'GET', `${front}/quote?${query}`);
const offer = (change: Record<string, string>) => {
  const usual = {
    side: 'Buy',
    country: 'CH',
    currency: 'CHF',
    paymentMethod: 'bank',
    asset: 'USDC',
  };
  const query = new URLSearchParams({ ...usual, fiatAmount: '500', ...change });
  if (change['fiatAmount'] === '') query.delete('fiatAmount');
  return send('trader', 'GET', `${front}/ramp/quotes?${query}`);
};

const eth = { asset: 'ETH', network: 'ethereum' };
const proven = makeAddress('ethereum', 'book:Ledger, cold');
const withdrawal = (change: object, person = 'trader') =>
  send(person, 'POST', `${front}/wallet/withdrawal`, {
    ...eth,
    address: proven,
    amount: '0.5',
    ...change,
  });
const entry = (change: object, person = 'trader') =>
  send(person, 'POST', `${front}/address-book`, {
    ...eth,
    name: 'Mine',
    address: makeAddress('ethereum', 'mine'),
    ...change,
  });
/** Adds an address and returns its id. */
const newEntry = async (name: string, where: object) =>
  ((await (await entry({ name, ...where })).json()) as { id: string }).id;

const file = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const form = upload(name, bytes);
  form.append('documentType', 'ProofOfFunds');
  return send('trader', 'POST', `${front}/v1/file-transfer/upload`, form);
};

const market = (change: object) =>
  send('admin', 'PUT', `${office}/market/XCB-CTN`, { reason: 'A test', ...change });
const asset = (id: string, change: object) =>
  send('admin', 'PUT', `${office}/asset/${id}`, { reason: 'A test', ...change });
const status = (person: string, change: object) =>
  send(person, 'PUT', `${v3}/users/status`, {
    userId: 'tier1',
    status: 'Limited',
    comment,
    seenStatus: 'Active',
    ...change,
  });
const answer = (person: string, step: string, value: unknown) =>
  send(person, 'POST', `${front}/compliance`, { answer: { step, value } });

/** A call that is refused, for each of these reasons. What a row changes concerns itself alone. */
const calls: Readonly<Partial<Record<RefusalCode, () => Promise<Response>>>> = {
  // The request
  callUnknown: () => send('trader', 'GET', `${front}/no/such/address`),
  methodUnknown: () => send('trader', 'PUT', `${front}/order`, {}),
  jsonInvalid: () => send('trader', 'POST', `${front}/order`, '{'),
  jsonNotObject: () => send('trader', 'POST', `${front}/order`, '[]'),
  jsonExpected: () =>
    send('trader', 'POST', `${front}/order`, '{}', { 'content-type': 'text/plain' }),
  formExpected: () => send('trader', 'POST', `${front}/v1/file-transfer/upload`, {}),
  requestTooLarge: () => order({ clientOrderId: 'x'.repeat(70_000) }),
  fieldUnknown: () => order({ colour: 'red' }),
  fieldMissing: () => order({ side: undefined }),
  fieldInvalid: () => order({ side: 'Sideways' }),
  fieldContradictory: () => send('trader', 'DELETE', `${front}/orders/none?orderId=other`),
  idempotencyKeyInvalid: () =>
    send('trader', 'POST', `${front}/order`, limit, { 'idempotency-key': 'k'.repeat(300) }),
  idempotencyKeyReused: async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-test' };
    await send('trader', 'POST', `${front}/order`, limit, headers);
    return send('trader', 'POST', `${front}/order`, { ...limit, amount: '11' }, headers);
  },
  pageUnknown: () => send('trader', 'GET', `${front}/order_history?cursor=nowhere`),
  settingValueUnknown: () =>
    send('trader', 'PUT', `${front}/setting`, { type: 'current-currency', value: 'FIFO' }),

  // Sign-in and state of the account
  signInRequired: () => send(null, 'GET', `${front}/userinfo`),
  tokenInvalid: () =>
    send(null, 'GET', `${front}/userinfo`, undefined, { authorization: 'Bearer made-up' }),
  roleNotAllowed: () => send('trader', 'GET', `${office}/audit`),
  accountFrozen: () => send('frozen', 'GET', `${front}/v2/portfolio`),
  accountTerminated: () => send('terminated', 'GET', `${front}/v2/portfolio`),
  accountBanned: () => send('banned', 'GET', `${front}/v2/portfolio`),
  accountNotActive: () => send('pending', 'GET', `${front}/orders/my`),
  withdrawalsDisabled: () => withdrawal({}, 'limited'),
  displayNameOfStaff: () => send('officer', 'PUT', `${front}/userinfo`, { displayName: 'Boss' }),
  displayNameReserved: () =>
    send('trader', 'PUT', `${front}/userinfo`, { displayName: 'Maria Oliveira' }),
  demoForCustomers: () => send('officer', 'POST', `${front}/v1/demo`, { act: { kind: 'cancel' } }),
  demoWithoutRequest: () => send('tier1', 'POST', `${front}/v1/demo`, { act: { kind: 'cancel' } }),

  // Price alerts
  priceAlertReached: () => alert({ kind: 'Price', direction: 'Rise', price: '0.5' }),
  priceAlertNotFound: () => send('trader', 'DELETE', `${front}/v1/price-alerts/none`),
  tooManyPriceAlerts: async () => {
    for (let set = 0; set < mostPriceAlerts; set += 1) await alert(volume, 'tier1');
    return alert(volume, 'tier1');
  },

  // Orders
  marketNotFound: () => order({ market: 'AAA-BBB' }),
  marketHalted: () => order({ market: 'XPTG-CHF', price: '50', amount: '1' }),
  orderNotFound: () => send('trader', 'DELETE', `${front}/orders/none`),
  priceRequired: () => order({ price: undefined }),
  priceNotAllowed: () => order({ type: 'Market' }),
  stopPriceRequired: () => order({ type: 'StopLimit' }),
  stopPriceNotAllowed: () => order({ stopPrice: '7' }),
  trailInvalid: () => order({ trailPercent: '1' }),
  expiryInvalid: () => order({ timeInForce: 'GTD' }),
  scheduleInvalid: () => order({ schedule: { duration: 60, slices: 2 } }),
  displayInvalid: () => order({ displayAmount: '1', timeInForce: 'IOC' }),
  scaleInvalid: () =>
    order({ scale: { toPrice: '6', orders: 2, sizes: 'Flat' }, timeInForce: 'IOC' }),
  otherLegInvalid: () => order({ oco: { stopPrice: '7', price: '7' }, timeInForce: 'IOC' }),
  exitsInvalid: () => order({ exits: { takeProfitPrice: '5', stopLossPrice: '9' } }),
  amountRequired: () => order({ amount: undefined }),
  spendNotAllowed: () => order({ amount: undefined, quoteAmount: '10' }),
  amountAndSpend: () => marketOrder({ quoteAmount: '10' }),
  marketOrderCannotRest: () => marketOrder({ timeInForce: 'GTC' }),
  postOnlyMustRest: () => order({ postOnly: true, timeInForce: 'IOC' }),
  postOnlyWouldMatch: () => order({ postOnly: true, price: '9' }),
  priceOffTick: () => order({ price: '6.41505' }),
  priceBelowTick: () => order({ price: '0.00001' }),
  amountOffStep: () => order({ amount: '10.0000001' }),
  assetDecimalsExceeded: () =>
    marketOrder({ amount: undefined, quoteAmount: `1.${'1'.repeat(19)}` }),
  orderValueBelowMinimum: () => order({ amount: '0.01', price: '0.01' }),
  amountAboveMaximum: () => order({ amount: '99999999999' }),
  priceTooHigh: () => order({ price: '999999999999999' }),
  insufficientBalance: () => order({ side: 'Sell', price: '9', amount: '900000' }),
  orderIdTaken: async () => {
    await order({ clientOrderId: 'once' });
    return order({ clientOrderId: 'once' });
  },
  orderNotOpen: async () => {
    const { id } = (await (await order({})).json()) as { id: string };
    await send('trader', 'DELETE', `${front}/orders/${id}`);
    return send('trader', 'DELETE', `${front}/orders/${id}`);
  },

  // Conversions, purchases and sales with fiat, rewards
  assetsEqual: () => quote('fromAsset=XCB&toAsset=XCB&fromAmount=1'),
  amountGivenTwice: () => quote('fromAsset=XCB&toAsset=CTN&fromAmount=1&toAmount=1'),
  assetNotConvertible: () => quote('fromAsset=NOPE&toAsset=CTN&fromAmount=1'),
  belowMinimum: () => quote('fromAsset=XCB&toAsset=CTN&fromAmount=0.000000001'),
  decimalsExceeded: () => quote(`fromAsset=CTN&toAsset=XCB&fromAmount=1.${'0'.repeat(24)}1`),
  quoteNotFound: () => send('trader', 'GET', `${front}/swap?quoteId=none`),
  quoteExpired: () => send('trader', 'POST', `${front}/ramp/orders`, { quoteId: 'none' }),
  amountToPayRequired: () => offer({ fiatAmount: '' }),
  paymentMethodNotAvailable: () => offer({ paymentMethod: 'pigeon' }),
  assetNotAvailable: () => offer({ asset: 'HREC' }),
  countryNotServed: () => offer({ country: 'AQ' }),
  currencyNotAccepted: () => offer({ currency: 'SEK' }),
  aboveMaximum: () => offer({ fiatAmount: '900000' }),
  rewardNotFound: () => send('trader', 'POST', `${front}/rewards/claim`, { rewardId: 'none' }),

  // Transfers and addresses
  networkNotFound: () => entry({ network: 'bitcoin' }),
  addressInvalid: () => entry({ address: 'nonsense' }),
  addressChecksumWrong: () => entry({ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }),
  addressKnown: () => entry({ name: 'Again', address: proven }),
  addressNameTaken: () => entry({ name: 'Ledger, cold' }),
  addressNotFound: () => send('trader', 'GET', `${front}/address-book/none`),
  addressVerified: async () => {
    const all = await ask<{ id: string; address: string }[]>(
      'trader',
      'GET',
      `${front}/address-book`,
    );
    const addressId = all.find(({ address }) => address === proven)?.id;
    return send('trader', 'POST', `${front}/wallet/verify-address`, { addressId });
  },
  signatureInvalid: async () => {
    const addressId = await newEntry('Unsigned', { address: makeAddress('ethereum', 'unsigned') });
    await send('trader', 'POST', `${front}/wallet/verify-address`, { addressId });
    return send('trader', 'POST', `${front}/wallet/verify-address`, { addressId, signature: 'x' });
  },
  signedTextExpired: async () => {
    const addressId = await newEntry('Unasked', { address: makeAddress('ethereum', 'unasked') });
    return send('trader', 'POST', `${front}/wallet/verify-address`, { addressId, signature });
  },
  signedFormRequired: async () => {
    const where = { asset: 'LTC', network: 'litecoin', address: makeAddress('litecoin', 'paper') };
    const addressId = await newEntry('Paper', where);
    return send('trader', 'POST', `${front}/wallet/verify-address`, { addressId, signature });
  },
  addressUnusable: () => withdrawal({ address: makeAddress('ethereum', 'strange') }),
  withdrawalBelowMinimum: () => withdrawal({ amount: '0.0001' }),
  networkDecimalsExceeded: () => withdrawal({ amount: `1.${'1'.repeat(19)}` }),
  memoNotUsed: () => entry({ name: 'Memo', memo: '1' }),
  memoTooLong: () =>
    entry({
      name: 'Stellar',
      asset: 'USDC',
      network: 'stellar',
      address: makeAddress('stellar', 'memo'),
      memo: 'more words than the network carries',
    }),
  transferNotFound: () => send('trader', 'DELETE', `${front}/wallet/withdrawal/none`),

  // Verification and documents
  signatureDiffers: () => answer('newcomer', 'FormA', { signed: true, signature: 'Another Name' }),
  questionNotAsked: () => answer('newcomer', 'SourceOfFunds', { fileIds: ['none'] }),
  identityConfirmed: () => send('trader', 'POST', `${front}/v2/kyc/request`, {}),
  applicationIncomplete: () => send('newcomer', 'GET', `${front}/compliance/submit`),
  answersLocked: () => answer('upgrading', 'PrimaryUse', 'Investing'),
  tierReached: () => send('trader', 'GET', `${front}/compliance/get-next-step?targetTier=Tier1`),
  tierOneFirst: () => send('newcomer', 'GET', `${front}/compliance/get-next-step?targetTier=Tier3`),
  fileEmpty: () => file('empty.pdf', new Uint8Array()),
  fileTypeWrong: () => file('words.txt', new TextEncoder().encode('words')),
  fileTooLarge: () =>
    file('large.pdf', Uint8Array.from([...samplePdf('large'), ...new Uint8Array(5 * 1024 * 1024)])),
  documentNotFound: () => send('trader', 'DELETE', `${front}/v1/file-transfer/none`),
  requestNotFound: () =>
    send('trader', 'POST', `${front}/compliance/acknowledge`, { requestId: 'none' }),

  // Staff
  screeningOpen: async () => {
    const { request } = await ask<{ request: { id: string } }>(
      'officer',
      'POST',
      `${office}/compliance/userDetails`,
      { userId: 'p-tanabe' },
    );
    return send('officer', 'PUT', `${office}/compliance/resolve`, {
      requestId: request.id,
      decision: 'Approve',
      seenDecidedAt: null,
      seenApprovalAt: null,
    });
  },
  matchNotFound: () =>
    send('officer', 'PUT', `${office}/compliance/case-file/match`, {
      userId: 'p-tanabe',
      matchId: 'none',
      outcome: 'TrueMatch',
      comment,
      seenAt: null,
    }),
  userNotFound: () => send('officer', 'POST', `${v3}/users/get`, { userId: 'none' }),
  statusChanged: () => status('officer', { seenStatus: 'Frozen' }),
  ownAccount: () => status('officer', { userId: 'officer' }),
  higherRole: () => status('officer', { userId: 'admin' }),
  tierNotLower: () =>
    send('officer', 'PUT', `${v3}/users/downgrade`, { userId: 'tier1', tier: 'Tier2', comment }),
  valuesMasked: () => send('viewer', 'GET', `${office}/users?sort=value`),
  reasonForMarketRequired: () => market({ status: 'Halted', reason: undefined }),
  tickOutOfBounds: () => market({ tickSize: '5' }),
  stepOutOfBounds: () => market({ stepSize: '0.0000000001' }),
  minAmountAboveMaximum: () => market({ minAmount: '99999999' }),
  feeOutOfBounds: () => market({ takerFee: '0.5' }),
  orderTypesEmpty: () => market({ orderTypes: [] }),
  assetNotFound: () => asset('NOPE', { displayDecimals: 2 }),
  displayDecimalsExceeded: () => asset('USDC', { displayDecimals: 12 }),
  walletNotFound: () =>
    send('admin', 'POST', `${wallets}/aggregation/aggregate`, { walletId: 'none' }),
  aggregationNotFound: () => send('officer', 'POST', `${wallets}/aggregation/approve/AGG-0`, {}),
  walletOfAnotherAsset: () =>
    send('admin', 'POST', `${wallets}/aggregate-token/ETH`, { walletId: 'btc' }),
  addressRangeInvalid: () =>
    send('admin', 'POST', `${office}/api-keys/create`, {
      name: 'Bot',
      permissions: ['Read'],
      allowedAddresses: ['300.0.0.1'],
    }),
  expiryPast: () =>
    send('admin', 'POST', `${office}/api-keys/create`, {
      name: 'Bot',
      permissions: ['Read'],
      expiresAt: '2020-01-01T00:00:00.000Z',
    }),
  keyNotFound: () => send('admin', 'PUT', `${office}/api-keys/revoke`, { id: 'none' }),
};

test('W28 most reasons that a single call can meet are tried', () => {
  expect(Object.keys(calls).length).toBeGreaterThanOrEqual(100);
});

test.each(Object.entries(calls) as [RefusalCode, () => Promise<Response>][])(
  'W28 over HTTP a call is refused with %s, its status, values and sentence',
  async (code, call) => {
    const response = await call();
    const { errorCode, errors } = (await response.json()) as ErrorBody;
    const first = errors.find((each) => each.code === code);
    expect(errors.map((each) => each.code)).toContain(code);
    const { values = {}, message } = first!;
    expect(message).toBe(sentenceOf(code, values));
    expect(message).not.toMatch(/undefined|\{\{/);
    if (errors[0] !== first) return;
    const { status: expected, errorCode: group } = refusals[code];
    expect([response.status, errorCode]).toEqual([expected, group]);
  },
);
