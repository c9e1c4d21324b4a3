import type { ExchangeClient } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { useCallback } from 'react';
import { useHost } from '../host/index.ts';

type Ledger = ExchangeClient['history']['ledger'];

/** The ledger as files have it: each amount with what it was worth then in the reader's currency. */
export function useValuedLedger() {
  const { history } = useExchange();
  const { currency } = useHost();
  return useCallback(
    (input: Parameters<Ledger>[0], options: Parameters<Ledger>[1]) =>
      history.ledger({ ...input, worthIn: currency }, options),
    [history, currency],
  );
}
