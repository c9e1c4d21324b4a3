import { useState } from 'react';

/**
 * Returns the initial values of a form as a key. The key changes once a saved change arrives from the exchange; until
 * then typed values stay, even if the exchange sends other ones.
 */
export function useFormBaseline(now: object, isSaved: boolean): string {
  const latest = JSON.stringify(now);
  const [baseline, setBaseline] = useState(latest);
  if (isSaved && latest !== baseline) setBaseline(latest);
  return baseline;
}
