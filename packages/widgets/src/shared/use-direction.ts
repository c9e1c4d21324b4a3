import { Decimal } from '@agio/money';
import { useState } from 'react';

/** Where a price moved to last; undefined until it has moved once. */
export function useDirection(price: string | undefined): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState<{
    price: string | undefined;
    direction: 'up' | 'down' | undefined;
  }>({
    price,
    direction: undefined,
  });
  if (price === seen.price) return seen.direction;
  const [now, before] = [Decimal.parse(price), Decimal.parse(seen.price)];
  const direction =
    now && before && !now.equals(before) ? (now.gt(before) ? 'up' : 'down') : seen.direction;
  setSeen({ price, direction });
  return direction;
}
