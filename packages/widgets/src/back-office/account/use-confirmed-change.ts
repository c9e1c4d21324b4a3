// @where Back office: change of an account, with its confirmation
import { useMessages } from '@agio/ui/language';
import { type ReactNode, useState } from 'react';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { decisionMessages } from '../compliance/decision/decision-messages.ts';
import type { AccountChange } from './model/account-change.ts';
import { changeMessages } from './change-messages.ts';
import { useChangeWords } from './change-status.tsx';

/** Confirms a change that a dialog prepared, and sends it. The dialog keeps the typed text until it is done. */
export function useConfirmedChange<Change extends AccountChange>({
  name,
  effectsOf,
  confirmOf,
  isDanger,
  signIn,
  onSend,
  onClose,
}: {
  name: string;
  effectsOf: (change: Change) => readonly string[];
  confirmOf: (change: Change) => string;
  isDanger: (change: Change) => boolean;
  /** Leaves for a sign-in, if one is needed before the confirmation. */
  signIn?: ((change: Change, reason: string) => Promise<void>) | undefined;
  onSend: (change: Change, reason: string) => Promise<ReactNode>;
  onClose: () => void;
}) {
  const t = useMessages(changeMessages);
  const { change: cancel } = useMessages(decisionMessages);
  const wordsOf = useChangeWords(name);
  const { ask, dialog } = useConfirmation();
  const [problem, setProblem] = useState<ReactNode>();
  const confirmAndSend = async (change: Change, reason: string) => {
    const isConfirmed = await ask({
      title: t.sure[change.kind](wordsOf(change)),
      effects: effectsOf(change),
      quote: t.sureReason({ reason }),
      text: t.sureText[change.kind],
      cancel,
      cancelVariant: 'secondary',
      confirm: confirmOf(change),
      tone: isDanger(change) ? 'danger' : 'primary',
    });
    if (!isConfirmed) return;
    const refusal = await onSend(change, reason);
    setProblem(refusal);
    if (refusal === undefined) onClose();
  };
  return {
    ask: (change: Change, reason: string): Promise<void> => {
      setProblem(undefined);
      return (signIn ?? confirmAndSend)(change, reason);
    },
    /** Confirms a change that was prepared before a sign-in. */
    resume: confirmAndSend,
    /** Reason why the last try was refused. */
    problem,
    clear: () => setProblem(undefined),
    dialog,
  };
}
