import { errorToast, isApiError } from '@agio/api-client';
import { toastNotices } from '@agio/widgets/host';
import { translator } from '../language/translator.tsx';
import { askForStepUp } from './step-up.ts';

/**
 * Shows the toast that is due for a failed query or command, if one is (spec §8): the messages of the server, its code
 * as the id, so that one failure of many calls is one toast. A failure that asks for a sign-in has a dialog.
 */
export function notifyError(error: unknown): void {
  if (isApiError(error, 'stepUp')) askForStepUp(error);
  const toast = errorToast(error);
  if (!toast) return;
  const { id, messages, language } = toast;
  const t = translator('shell');
  const description = messages.join('\n') || t('toast.code', { code: id });
  toastNotices.error({ id, language, title: t('toast.failed'), description });
}

/** Returns true if `notifyError` shows this failure; if not, the caller shows it. */
export const hasGlobalToast = (error: unknown): boolean =>
  isApiError(error, 'stepUp') || errorToast(error) !== undefined;
