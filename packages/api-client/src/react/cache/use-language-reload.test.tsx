// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { json } from '../../http/testing/exchange-double.ts';
import { useAnnouncements, useLanguageReload } from '../index.ts';
import { Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

test('another language reads again what is shown, and the same one does not', async () => {
  const call = 'GET /frontoffice/api/v1/announcement';
  const exchange = new Exchange().on(call, () => json([]));
  let language = 'en';
  const { result, rerender } = exchange.hook(() => {
    useLanguageReload(language);
    return useAnnouncements().data;
  });
  await waitFor(() => expect(result.current).toEqual([]));
  rerender();
  expect(exchange.count(call)).toBe(1);
  language = 'de';
  rerender();
  await waitFor(() => expect(exchange.count(call)).toBe(2));
  rerender();
  expect(exchange.count(call)).toBe(2);
});
