import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ErrorBody, refusals, sentenceOf } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { base, office, openWorld } from '../../core/testing/caller.ts';

const places = ['../..', '../../../../api-client/src/contract/account-states.ts'];

test('W28 every reason of the contract is given somewhere', () => {
  const text = places
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .flatMap((path) =>
      path.endsWith('.ts')
        ? [path]
        : readdirSync(path, { recursive: true, encoding: 'utf8' })
            .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
            .map((name) => join(path, name)),
    )
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const unused = Object.keys(refusals).filter((code) => !text.includes(`'${code}'`));
  expect(unused).toEqual([]);
});

const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '6', amount: '10' };

test.each([
  [null, 'GET', `${base}/userinfo`, undefined, 'signInRequired', undefined],
  ['trader', 'GET', '/no/such/address', undefined, 'callUnknown', undefined],
  ['trader', 'PUT', `${base}/order`, {}, 'methodUnknown', undefined],
  ['trader', 'GET', `${office}/audit`, undefined, 'roleNotAllowed', undefined],
  ['frozen', 'GET', `${base}/v2/portfolio`, undefined, 'accountFrozen', undefined],
  [
    'trader',
    'POST',
    `${base}/order`,
    { ...order, colour: 'red' },
    'fieldUnknown',
    { field: 'colour' },
  ],
  [
    'trader',
    'POST',
    `${base}/order`,
    { ...order, side: undefined },
    'fieldMissing',
    { field: 'side' },
  ],
  [
    'trader',
    'POST',
    `${base}/order`,
    { ...order, amount: '0' },
    'fieldInvalid',
    { field: 'amount', problem: 'must be a decimal number above zero, such as "12.50"' },
  ],
  ['trader', 'POST', `${base}/order`, { ...order, price: undefined }, 'priceRequired', undefined],
  [
    'trader',
    'POST',
    `${base}/order`,
    { ...order, price: '6.41505' },
    'priceOffTick',
    { step: '0.0001', below: '6.4150', above: '6.4151' },
  ],
  [
    'trader',
    'POST',
    `${base}/order`,
    { ...order, side: 'Sell', amount: '900000' },
    'insufficientBalance',
    { asset: 'XCB' },
  ],
  [
    'trader',
    'GET',
    `${base}/quote?fromAsset=CTN&toAsset=XCB&fromAmount=1.0000000000000000000000001`,
    undefined,
    'decimalsExceeded',
    { count: 18 },
  ],
] as const)(
  'W28 %s: %s %s %j is refused with %s and its values',
  async (name, method, path, body, code, values) => {
    const answer = await openWorld().as(name).send(method, path, body);
    const { errorCode, errors } = answer.json<ErrorBody>();
    const row = refusals[code];
    expect({ status: answer.status, errorCode }).toEqual({
      status: row.status,
      errorCode: row.errorCode,
    });
    const [{ key: _, ...first } = {}] = errors;
    expect(first).toEqual({
      code,
      message: sentenceOf(code, values ?? {}),
      ...(values && { values }),
    });
  },
);
