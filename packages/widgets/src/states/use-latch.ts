import { useState } from 'react';

/** Returns true once `now` has been true, for content that is loaded when first needed and then stays. */
export function useLatch(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
