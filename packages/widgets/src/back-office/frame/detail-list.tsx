import type { ReactNode } from 'react';

/** Facts side by side, each under its term. */
export const DetailList = ({ children }: { children: ReactNode }) => (
  <dl className="wg:grid wg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] wg:gap-x-4 wg:gap-y-3 wg:p-4">
    {children}
  </dl>
);

/** One fact. */
export function DetailItem({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="wg:min-w-0">
      <dt className="wg:text-xs wg:text-fg-muted">{term}</dt>
      <dd className="wg:mt-0.5 wg:text-sm wg:font-medium wg:wrap-anywhere">{children}</dd>
    </div>
  );
}
