import { useEffect, useState } from 'react';

/** Ms after which a wait is told of: what is there before would only flicker. */
const lateAfter = 700;

/** Returns true once something has been going on for a while. */
export function useIsLate(isGoingOn: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLate(true), lateAfter);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLate;
}
