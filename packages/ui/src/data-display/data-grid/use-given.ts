import { useState } from 'react';

/** A value that the caller controls, or that the component keeps for itself. */
export function useGiven<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  return [
    given ?? own,
    (value) => {
      setOwn(value);
      onChange?.(value);
    },
  ];
}
