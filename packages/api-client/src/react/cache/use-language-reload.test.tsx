// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '../../http/testing/exchange-double.ts';
import { useAssets, useLanguageReload } from '../index.ts';
import { Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

test('another language reads again what is shown and connects the hubs again, and the same one does not', async () => {
  const call = 'GET /frontoffice/api/assets-info';
  const exchange = new Exchange().on(call, () => json([]));
  let language = 'en';
  const market = vi.spyOn(exchange.client.market, 'reconnect');
  const notifications = vi.spyOn(exchange.client.notifications, 'reconnect');
  const { result, rerender } = exchange.hook(() => {
    useLanguageReload(language);
    return useAssets().data;
  });
  await waitFor(() => expect(result.current).toEqual([]));
  rerender();
  expect(exchange.count(call)).toBe(1);
  expect(market).not.toHaveBeenCalled();
  language = 'de';
  rerender();
  await waitFor(() => expect(exchange.count(call)).toBe(2));
  rerender();
  expect(exchange.count(call)).toBe(2);
  expect(market).toHaveBeenCalledOnce();
  expect(notifications).toHaveBeenCalledOnce();
});
