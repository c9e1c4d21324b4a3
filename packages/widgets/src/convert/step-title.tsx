import { type ReactNode, useEffect, useRef } from 'react';

/** The head of a step that takes the place of another: the focus goes there, so that it is read out. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1} className="wg:text-lg wg:font-semibold wg:outline-none">
      {children}
    </h2>
  );
}
