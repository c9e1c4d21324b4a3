import { type ApiError, errorToast, isApiError, UnknownOutcomeError } from '@agio/api-client';
import { Fragment, type ReactNode } from 'react';
import type { Notice } from '../host/notice-log.ts';

/** Returns true for a lost answer: the command may or may not have been carried out. */
export function isAnswerLost(error: unknown): boolean {
  if (error instanceof UnknownOutcomeError) return true;
  if (!isApiError(error)) return false;
  const { kind, status = 0, path } = error;
  if (kind === 'malformed') return path?.startsWith('input') !== true;
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && status >= 500);
}

/** Returns true if another user acted first. */
export const isConflict = (error: unknown): error is ApiError =>
  isApiError(error, 'http') && error.status === 409;

/** Returns one of the messages of a refusal, marked as English if it has no translation. */
export const refusalMessage = (message: string, { untranslated }: ApiError): ReactNode =>
  untranslated.includes(message) ? <bdi lang="en">{message}</bdi> : message;

/** Returns the words of a refusal; undefined if the server sent none. */
export function serverText(error: unknown): ReactNode {
  if (!isApiError(error) || error.messages.length === 0) return undefined;
  if (error.untranslated.length === 0) return error.messages.join(' ');
  return error.messages.map((message, at) => (
    <Fragment key={message}>
      {at > 0 ? ' ' : null}
      {refusalMessage(message, error)}
    </Fragment>
  ));
}

/** Returns the reason of a failure: the server's message, or else the words for its kind. */
export const refusalText = (error: unknown, failureWords: (error: ApiError) => string): ReactNode =>
  serverText(error) ?? (isApiError(error) ? failureWords(error) : String(error));

/** Returns the text of a notice about a refusal; `otherwise` if the server sent none. */
export function refusalNotice(
  error: unknown,
  otherwise: string,
): Pick<Notice, 'description' | 'language'> {
  const { messages = [], language } = errorToast(error) ?? {};
  return { description: messages.join('\n') || otherwise, language };
}

/** Returns a sentence with the words of a refusal in its gap. */
export function withReason(
  sentence: (values: { reason: string }) => string,
  reason: ReactNode,
): ReactNode {
  if (typeof reason === 'string') return sentence({ reason });
  const [before, after] = sentence({ reason: gap }).split(gap);
  return (
    <>
      {before}
      {reason}
      {after}
    </>
  );
}

/** Character that no sentence has: it stands for an object in a text. */
const gap = '\uFFFC';
