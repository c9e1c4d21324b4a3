import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as all from './index.ts';
import { contract, isRead, pathParameters, type Endpoint } from './index.ts';

const endpoints = Object.values(contract).flatMap((area: Record<string, Endpoint>): Endpoint[] =>
  Object.values(area),
);

const calls = new Set(
  endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
);

/** Section 7 of the specification, row by row. `{}` stands for a path parameter. */
const front = '/frontoffice/api';
const office = '/back-api/backoffice';
const rows = [
  ...['GET', 'POST'].map((method) => `${method} ${front}/address-book`),
  ...['GET', 'PUT'].map((method) => `${method} ${front}/address-book/{}`),
  `GET ${front}/v1/announcement`,
  `GET ${front}/assets-info`,
  `GET ${front}/compliance/get-next-step`,
  `GET ${front}/compliance/get-previous-step`,
  `POST ${front}/compliance`,
  `GET ${front}/compliance/active`,
  `GET ${front}/compliance/submit`,
  `POST ${front}/compliance/acknowledge`,
  `GET ${front}/v1/file-transfer/download/{}`,
  `POST ${front}/v1/file-transfer/upload`,
  `GET ${front}/info`,
  `POST ${front}/v2/kyc/request`,
  `GET ${front}/v2/portfolio`,
  `GET ${front}/profile`,
  `GET ${front}/ramp/countries`,
  `GET ${front}/ramp/assets`,
  `GET ${front}/ramp/payment-methods`,
  `GET ${front}/ramp/quotes`,
  `POST ${front}/ramp/orders`,
  `GET ${front}/ramp/callback`,
  `GET ${front}/v2/referral`,
  `GET ${front}/v2/referral/status`,
  `GET ${front}/rewards`,
  `POST ${front}/rewards/claim`,
  `POST ${front}/order`,
  `DELETE ${front}/orders/{}`,
  `DELETE ${front}/orders`,
  `GET ${front}/orders/my`,
  `GET ${front}/order_history`,
  `GET ${front}/swap`,
  `GET ${front}/recent`,
  `GET ${front}/quote`,
  `GET ${front}/userinfo`,
  `PUT ${front}/userinfo`,
  `GET ${front}/userinfo/request/forma`,
  `GET ${front}/settings`,
  `PUT ${front}/setting`,
  `DELETE ${front}/setting`,
  `POST ${front}/wallet/deposit`,
  `POST ${front}/wallet/withdrawal`,
  `GET ${front}/wallet/withdrawal/check-allowance`,
  `POST ${front}/wallet/verify-address`,
  `POST ${front}/wallet/verify-address-with-signed-form`,
  `GET ${front}/wallet/transfer_history`,
  `GET ${front}/wallet/networks`,
  `GET ${front}/wallet/withdrawal/limits`,
  `POST ${office}/address-book/invalidate`,
  `POST ${office}/api-keys/create`,
  `GET ${office}/api-keys/list`,
  `PUT ${office}/asset/{}`,
  'GET /back-api/api/v2/wallets/aggregation/balances/{}',
  'POST /back-api/api/v2/wallets/aggregation/aggregate',
  'POST /back-api/api/v2/wallets/aggregate-token/{}',
  'GET /back-api/api/v2/wallets/aggregation/sponser/{}',
  'POST /back-api/api/v2/wallets/aggregation/approve/{}',
  'POST /back-api/api/v2/wallets/aggregation/broadcast',
  'GET /back-api/api/v2/wallets/hot',
  `PUT ${office}/compliance/resolve`,
  `PUT ${office}/compliance/changeUserStatus`,
  `GET ${office}/compliance/users`,
  `POST ${office}/compliance/userDetails`,
  `PUT ${office}/market/{}`,
  'POST /back-api/api/v2/orders',
  'POST /back-api/api/v2/orders.csv',
  'DELETE /back-api/api/v2/orders/cancel/{}',
  'GET /back-api/api/v2/transfers',
  'GET /back-api/api/v2/transfers.csv',
  `GET ${office}/users`,
  'POST /back-api/api/v3/users/get',
  'PUT /back-api/api/v3/users/status',
  'POST /back-api/api/v3/users/documents/list',
  'POST /back-api/api/v3/orders/list',
  'POST /back-api/api/v3/portfolio/get',
  'POST /back-api/api/v3/transfers/list',
  'PUT /back-api/api/v3/users/downgrade',
  'GET /marketdata/instruments',
  'GET /marketdata/api/v1/instruments/{}/limited_history',
  'GET /marketdata/trends/all/{}',
];

describe('the contract (spec §7)', () => {
  test.each(rows)('has %s', (row) => {
    expect(calls).toContain(row);
  });

  test('has no call twice', () => {
    expect(calls.size).toBe(endpoints.length);
  });

  test('every path parameter and query key is an input', () => {
    const missing = endpoints.flatMap(({ path, input, queryKeys = [] }) => {
      const inputs = Object.keys('entries' in input ? (input.entries as object) : {});
      return [...pathParameters({ path }), ...queryKeys]
        .filter((name) => !inputs.includes(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('the flags', () => {
  // Spec §5, request gating: the addresses as the specification lists them.
  const gated = [
    '/rewards',
    '/portfolio',
    '/settings',
    '/referral',
    '/order_history',
    '/orders/my',
    '/withdrawal/limits',
    '/contactcrypto',
  ];

  test('activeOnly is on exactly the front-office calls that the specification lists', () => {
    const flagged = endpoints.filter((each) => each.activeOnly).map(({ path }) => path);
    const listed = endpoints
      .filter(
        ({ path }) => path.startsWith('/frontoffice') && gated.some((part) => path.includes(part)),
      )
      .map(({ path }) => path);
    expect(flagged).toEqual(listed);
  });

  test('S35 a GET that changes something is marked unsafe', () => {
    const unsafe = endpoints
      .filter((each) => each.unsafe)
      .map(({ method, path }) => `${method} ${path}`);
    expect(unsafe).toEqual(
      expect.arrayContaining([`GET ${front}/compliance/submit`, `GET ${front}/swap`]),
    );
    expect(unsafe.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  test('a call that only reads, whatever its verb, is never keyed, and a POST that reads says so', () => {
    const reads = endpoints.filter((each) => isRead(each));
    expect(reads.filter((each) => each.idempotent === true)).toEqual([]);
    expect(reads.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      `${office}/compliance/userDetails`,
      `${office}/fees/effect`,
      `${office}/limits/effect`,
      '/back-api/api/v2/orders',
      '/back-api/api/v2/orders.csv',
      '/back-api/api/v3/users/get',
      '/back-api/api/v3/users/documents/list',
      '/back-api/api/v3/users/addresses/list',
      '/back-api/api/v3/orders/list',
      '/back-api/api/v3/portfolio/get',
      '/back-api/api/v3/transfers/list',
    ]);
    expect(endpoints.filter(({ safe, method }) => safe && method !== 'POST')).toEqual([]);
  });

  test('S48 a call that moves money, or a document, carries an idempotency key', () => {
    const keyed = endpoints.filter((each) => each.idempotent).map(({ path }) => path);
    expect(keyed).toEqual(
      expect.arrayContaining([
        `${front}/order`,
        `${front}/wallet/withdrawal`,
        `${front}/swap`,
        `${front}/ramp/orders`,
        `${front}/rewards/claim`,
        // A line that breaks after the file must not leave it there twice.
        `${front}/v1/file-transfer/upload`,
      ]),
    );
  });

  test('S55 every back-office call needs a signed-in user and says who may call it', () => {
    const office = endpoints.filter(({ path }) => path.startsWith('/back-api'));
    expect(endpoints.filter((each) => each.backOffice)).toEqual(office);
    expect(office.filter(({ auth, roles }) => auth !== 'required' || !roles)).toEqual([]);
  });
});

describe('bad input', () => {
  test('an unknown value of an enumeration in an answer becomes Unknown', () => {
    const schema = all.openEnum(['A', 'B']);
    expect(['A', 'C', null, 7].map((value) => v.parse(schema, value))).toEqual([
      'A',
      'Unknown',
      'Unknown',
      'Unknown',
    ]);
  });

  test('M11 amounts are plain decimal text', () => {
    const good = ['0', '12.50', '-0.00000001', '123456789012345678901234.5'];
    const { signedDecimal } = all;
    const bad = [
      '',
      '.',
      '1.',
      '.5',
      '1e3',
      '0x10',
      '+1',
      '1,000',
      '01',
      'NaN',
      1,
      null,
      '9'.repeat(31),
      `0.${'1'.repeat(31)}`,
    ];
    expect(good.every((text) => v.is(signedDecimal, text))).toBe(true);
    expect(bad.filter((text) => v.is(signedDecimal, text))).toEqual([]);
    expect(['0', '0.00', '-1', '-0.1'].filter((text) => v.is(all.positiveDecimal, text))).toEqual(
      [],
    );
  });

  test('an error body is read with its code as number or text, and with errors that are odd', () => {
    const parse = (body: unknown) => v.safeParse(all.errorBody, body);
    expect(parse({ errorCode: '30200', errors: null })).toMatchObject({
      output: { errorCode: 30200, errors: [] },
    });
    expect(parse({ errorCode: 1, errors: [{ message: 'x' }] })).toMatchObject({
      output: { errors: [{ key: '', code: '', message: 'x' }] },
    });
    expect(parse({ message: 'x' }).success).toBe(false);
  });
});
