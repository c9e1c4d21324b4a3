// @where App: data of a user that ends with the session
import {
  createReferralCode,
  createUserInformationStore,
  isSignedIn,
  type Session,
  storageKeys,
} from '@agio/api-client';
import { toastNotices } from '@agio/widgets/host';
import { askForStepUp } from '../notices/step-up.ts';

/** Last known information of the signed-in user, so that a reload shows the right menus at once (spec §3). */
export const keptUser = createUserInformationStore({ storage: () => sessionStorage });

/** Code of the invitation of a newcomer, until their profile is verified. */
export const referralCode = createReferralCode({ storage: () => localStorage });

/** Keeps the information of the signed-in user, and of no other. */
export function keepUserOf(session: Session): void {
  const follow = () => {
    const state = session.getSnapshot();
    keptUser.setUser(isSignedIn(state) ? state.user?.sub : undefined);
  };
  follow();
  session.subscribe(follow);
  session.onEnding('userInformation', () => {
    keptUser.clear();
    toastNotices.log.clear();
    askForStepUp(undefined);
  });
  // Typed text is kept over a sign-in and a reload, but not for another user, nor after a sign-out.
  session.onEnding('helperStorage', (reason) => {
    if (reason !== 'replaced' && reason !== 'signedOut') return;
    for (const draft of drafts) forget(storageKeys[draft]);
  });
}

const staffDrafts = [
  'apiKeyDraft',
  'accountChangeDraft',
  'decisionDrafts',
  'noteDrafts',
  'marketDraft',
  'announcementDraft',
  'feeDraft',
] as const;
const drafts = ['ticketDraft', 'addressDraft', 'verificationDraft', ...staffDrafts] as const;

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is missing, so nothing was kept.
  }
}
