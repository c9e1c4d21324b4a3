// @where Client: error codes, and the toasts that they show
import { errorCodes } from '../contract/core.ts';
import { isApiError } from './api-error.ts';

/** Reaction of the product to an error code of the server. */
export type ErrorEffect =
  /** The profile shows the first message as its verification error. */
  | 'verification-error'
  /** The terminated banner. */
  | 'terminated'
  /** The frozen banner. */
  | 'frozen'
  /** Nothing is shown. */
  | 'silent';

/** Codes with a meaning of their own. All others are shown as a toast. */
export const errorCatalogue: Readonly<Record<number, ErrorEffect>> = {
  [errorCodes.verificationFailed]: 'verification-error',
  [errorCodes.accountTerminated]: 'terminated',
  [errorCodes.accountFrozen]: 'frozen',
  [errorCodes.silent]: 'silent',
};

/** Toast of a failed call. */
export interface ErrorToast {
  /** Two toasts with one id are one toast. */
  id: string;
  /** Plain text of the server, to be shown as text. Empty: say in general words that something failed. */
  messages: readonly string[];
  /** Language of the messages, where it is not the one that is shown. */
  language?: 'en' | undefined;
}

/**
 * Returns the toast for a failed query or mutation, or undefined if none is due: no toast without a response
 * body, none for the codes of the catalogue, and none for failures that a section, a banner or a dialog reports better
 * (no network, cancelled, gated, malformed, signed out, sign-in required).
 */
export function errorToast(error: unknown): ErrorToast | undefined {
  if (!isApiError(error, 'http') || error.emptyBody) return undefined;
  const { errorCode, status, messages, untranslated } = error;
  if (errorCode !== undefined && errorCode in errorCatalogue) return undefined;
  const isEnglish = messages.length > 0 && messages.every((each) => untranslated.includes(each));
  return {
    id: String(errorCode ?? `http-${status}`),
    messages,
    ...(isEnglish && { language: 'en' }),
  };
}
