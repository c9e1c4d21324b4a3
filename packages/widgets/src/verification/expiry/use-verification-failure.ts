import { useProfile } from '@agio/api-client/react';
import type { ReactNode } from 'react';
import { refusalMessage } from '../../intent/refusals.tsx';

/** The profile's refusal when the identity check was not successful; its first message says why. */
const verificationFailed = 50_002;

/** Returns why the reader's identity check was not successful; undefined where it was not refused. */
export function useVerificationFailure(): ReactNode {
  const { error } = useProfile();
  const message = error?.errorCode === verificationFailed ? error.messages[0] : undefined;
  return error && message && refusalMessage(message, error);
}
