import { useState } from 'react';

/** True from the first time on that `now` is: for what is loaded when it is first wanted and then stays. */
export function useLatch(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
