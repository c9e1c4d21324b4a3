import { useState } from 'react';

/** Height of a row in px: taller where the pointer is a finger, as the `touch:` utilities of the rows say. */
export function useRowHeight(fine: number, coarse: number): number {
  const [height] = useState(() =>
    typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? coarse : fine,
  );
  return height;
}
