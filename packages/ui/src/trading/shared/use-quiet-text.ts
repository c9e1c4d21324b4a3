import { useEffect, useRef, useState } from 'react';

/**
 * The latest of a text that changes all the time, but at most once per `interval` ms: what a screen reader can follow.
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
  // The first text that says anything is not worth waiting for.
  return shown === '' ? text : shown;
}
