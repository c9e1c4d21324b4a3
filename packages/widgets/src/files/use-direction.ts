import { Decimal } from '@agio/money';
import { useState } from 'react';

/** Direction of the last change of a price; undefined before the first. */
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
