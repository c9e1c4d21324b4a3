import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { caseMessages } from '../compliance/case-messages.ts';
import type { AccountChange } from './model/account-change.ts';

/** Whom a change is about, and what it leads to, to be put into a sentence. */
export function useChangeWords(name: string): (change: AccountChange) => {
  name: string;
  to: string;
} {
  const { activity, tier } = useMessages(caseMessages);
  return (change) => ({
    name: cutText(name, 60),
    to:
      change.kind === 'status'
        ? activity[change.to]
        : change.kind === 'tier'
          ? tier[change.to]
          : cutText(change.entry.name, 40),
  });
}
