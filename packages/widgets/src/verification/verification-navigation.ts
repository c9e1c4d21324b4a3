import { createContext, useContext } from 'react';
import type { VerificationPage } from './addresses.ts';

/** Ways between the pages of the verification, and out of the app. */
export interface VerificationNavigation {
  /** The address of a page, for links. */
  readonly hrefOf: (page: VerificationPage) => string;
  /** Opens a page; `replace`: in place of the one that leads there. */
  readonly go: (page: VerificationPage, how?: 'replace') => void;
  /** Opens the identity partner's page in place of this one. */
  readonly leave: (address: string) => void;
  /** Opens the reader's compliance request. */
  readonly openRequest: (() => void) | undefined;
  /** The reader has read what Tier 3 asks for, and goes on: they are not asked again on this visit. */
  readonly hasAgreedToTier3: boolean;
  readonly agreeToTier3: () => void;
}

export const VerificationNavigationContext = createContext<VerificationNavigation | undefined>(
  undefined,
);

export function useVerificationNavigation(): VerificationNavigation {
  const ways = useContext(VerificationNavigationContext);
  if (!ways) throw new Error('There is no verification around this page.');
  return ways;
}
