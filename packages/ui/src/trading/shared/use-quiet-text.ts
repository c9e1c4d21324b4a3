import { useEffect, useRef, useState } from 'react';

/**
 * A frequently changing text, updated at most once per `interval` ms, so that a screen reader can follow.
 */
export function useQuietText(text: string, interval = 10_000): string {
  const [shown, setShown] = useState(text);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), interval);
    return () => clearInterval(timer);
  }, [interval]);
  // The first text that is not empty is shown at once.
  return shown === '' ? text : shown;
}
