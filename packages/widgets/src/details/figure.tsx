import { formatCrypto, type Value } from '@agio/money';
import type { ReactNode } from 'react';

/** An amount to its last digit, exactly as it is sent. */
export function exactText(value: Value, asset: string, locale: string): string {
  return `${formatCrypto(value, { maxDigits: 18, locale })} ${asset}`;
}

/** A figure to its last digit, on as many lines as it takes. Figure and unit keep their order in every script. */
export function Figure({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="wg:num wg:break-all wg:whitespace-normal">
      {children}
    </bdi>
  );
}
