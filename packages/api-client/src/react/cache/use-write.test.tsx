// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '../../http/testing/exchange-double.ts';
import { useResolveRequest } from '../index.ts';
import { Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

const decision = {
  requestId: '1',
  decision: 'Approve',
  seenDecidedAt: null,
  seenApprovalAt: null,
} as const;

async function decide(answer: () => Response | Promise<Response>, tellsRefusals: boolean) {
  const exchange = new Exchange().on('PUT /back-api/backoffice/compliance/resolve', answer);
  const { result } = exchange.hook(() => useResolveRequest());
  await act(async () => {
    await result.current.resolveRequest(decision, { tellsRefusals }).catch(() => undefined);
  });
  return exchange.errors.map((error) => (error as { kind: string }).kind);
}

const conflict = () => refusal(409, 40001, 'Maria Oliveira has already approved this request.');
const signInAgain = () =>
  new Response(null, {
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="insufficient_user_authentication"' },
  });

test('office-review L4 a refusal that the caller shows is reported once: the provider does not hear of it', async () => {
  expect(await decide(conflict, false)).toEqual(['http']);
  expect(await decide(conflict, true)).toEqual([]);
});

test('S21 the provider reports a required sign-in, whichever component calls', async () => {
  expect(await decide(signInAgain, true)).toEqual(['stepUp']);
});
