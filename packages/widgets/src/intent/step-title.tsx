import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step. It takes the focus, so that a screen reader reads it. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1} className="wg:text-lg wg:font-semibold wg:outline-none">
      {children}
    </h2>
  );
}
