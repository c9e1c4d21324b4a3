import { useState } from 'react';

/**
 * What a form begins with, as a key of it: another one once a change was saved and the exchange says so. Until then what
 * was typed stays, whatever the exchange says meanwhile.
 */
export function useAdopted(now: object, isSaved: boolean): string {
  const said = JSON.stringify(now);
  const [adopted, setAdopted] = useState(said);
  if (isSaved && said !== adopted) setAdopted(said);
  return adopted;
}
