import type { ReactNode } from 'react';

/** The frame around the main amount of a form and what belongs to it: balance, asset, value, shares. */
export function AmountBox({ children }: { children: ReactNode }) {
  return (
    <div className="wg:flex wg:flex-col wg:gap-1 wg:rounded-panel wg:border wg:border-line-strong wg:bg-surface-2 wg:px-4 wg:pt-3 wg:pb-2 wg:transition-colors wg:has-[input:focus-visible]:border-accent wg:has-[input:focus-visible]:outline-3 wg:has-[input:focus-visible]:outline-accent/25 wg:has-[[aria-invalid=true]]:border-danger">
      {children}
    </div>
  );
}
