// @vitest-environment jsdom
import type { WalletNetwork } from '@agio/api-client/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestHost } from '../../testing/test-host.tsx';
import { emptySend } from '../model/send.ts';
import { type SendContext, summariseSend } from '../model/send-summary.ts';
import { Recipient } from './recipient.tsx';

afterEach(cleanup);

const network = { id: 'core', name: 'Core', asset: 'XCB', withdrawalFee: '0.1' } as WalletNetwork;
const noop = () => undefined;

function show(book: SendContext['book']) {
  const context: SendContext = {
    locale: 'en',
    currency: 'CHF',
    account: 'active',
    isOnline: true,
    asset: 'XCB',
    network,
    available: undefined,
    price: undefined,
    limitPrice: undefined,
    limits: undefined,
    book,
    known: [],
    check: { result: undefined, replaces: null, refusal: undefined, hasFailed: false },
    proof: '',
  };
  render(
    <TestHost>
      <Recipient
        all={[network]}
        chosen={{ asset: 'XCB', network, networks: [network] }}
        input={emptySend}
        summary={summariseSend(emptySend, context)}
        proof=""
        dispatch={noop}
        onChoose={noop}
        onProofChange={noop}
        onReview={noop}
        onReady={noop}
        onLeave={noop}
        {...{ context, network }}
      />
    </TestHost>,
  );
  return screen.queryByText('Your address book has no address of XCB on Core.');
}

test('an address book that is loading is not said to be empty', () => {
  expect(show(undefined)).toBeNull();
  cleanup();
  expect(show([])).not.toBeNull();
});
