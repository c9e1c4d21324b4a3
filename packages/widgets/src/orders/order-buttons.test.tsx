// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestHost } from '../testing/test-host.tsx';
import { WidgetsProvider } from '../provider/index.ts';
import { xcbCtn } from '../testing/xcb-ctn.ts';
import { CancelButton, EditButton } from './order-buttons.tsx';
import { orderRow } from '../lists/columns/order-rows.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const order = orderRow(
  {
    fills: [],
    id: 'o1',
    clientOrderId: null,
    market: 'XCB-CTN',
    side: 'Buy',
    type: 'Limit',
    timeInForce: 'GTC',
    postOnly: false,
    status: 'Open',
    cancelReason: 'NotCancelled',
    price: '6.415',
    stopPrice: null,
    amount: '500',
    quoteAmount: null,
    filledAmount: '0',
    filledQuote: '0',
    averagePrice: null,
    fee: '0',
    feeAsset: 'XCB',
    createdAt: '2026-11-20T11:00:00.000Z',
    trailAmount: null,
    trailPercent: null,
    familyId: null,
    exits: null,
    parentOrderId: null,
    schedule: null,
    scale: null,
    displayAmount: null,
    shownAmount: null,
    expiresAt: null,
    triggeredAt: null,
    updatedAt: '2026-11-20T11:00:00.000Z',
  },
  [xcbCtn],
);

test('L2 without a network an order can be neither cancelled nor edited, and its buttons say why', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const act = vi.fn<() => void>();
  const shared = { order, size: 'sm', isCancelling: false } as const;
  render(
    <TestHost>
      <WidgetsProvider>
        <CancelButton {...shared} onCancel={act} />
        <EditButton {...shared} onEdit={act} />
      </WidgetsProvider>
    </TestHost>,
  );
  for (const name of [
    /^You are offline and cannot cancel: Buy/,
    /^You are offline and cannot edit: Buy/,
  ]) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
  }
  expect(act).not.toHaveBeenCalled();
});
