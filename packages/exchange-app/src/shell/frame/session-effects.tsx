import { isReferralSettled } from '@agio/api-client';
import { useExchange, useProfile, useUserInformation } from '@agio/api-client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { marketsOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { setAccountRefusal } from '../../shared/user/use-user.ts';
import { keptUser, referralCode } from '../../shared/user/user-store.ts';
import { toastNotices, usePersisted } from '@agio/widgets/host';
import { useClosedWords } from '@agio/widgets/states';
import { usePreferences } from '../../shared/storage/preferences.ts';
import { importantNotice } from '../../shared/storage/notices.ts';
import { useStepUp } from '../../shared/notices/step-up.ts';
import { useChooseCurrency, useCurrency } from '../../shared/user/use-currency.ts';
import { LazyDialog } from '../dialogs/dialogs.tsx';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useAccountNotices } from '@agio/widgets/account';
import { useOrderNotices } from '@agio/widgets/orders';

/** Effects of the state of a signed-in user, on any page of the app. */
export function SignedInWatch() {
  useKeepUser();
  useProfileLoad();
  useReviewRedirect();
  useCurrencySync();
  useOrderNotices();
  const { open } = useDialogs();
  useAccountNotices(() => open('request'));
  return (
    <>
      <LazyDialog name="importantNotice" isOpen={usePersisted(importantNotice)[0] === 'due'} />
      <LazyDialog name="stepUp" isOpen={useStepUp() !== undefined} />
    </>
  );
}

/** Remembers the answer of the exchange for the next page (spec §3, User information). */
function useKeepUser() {
  const { data } = useUserInformation();
  useEffect(() => {
    if (data) keptUser.set(data);
  }, [data]);
}

/**
 * Sends the code of the invitation that is remembered with the profile, and forgets it once the profile is verified; a
 * refusal may say that the account is frozen or terminated (spec §4, Profile load).
 */
function useProfileLoad() {
  const { account } = useExchange();
  const { data, error } = useProfile();
  useEffect(() => setAccountRefusal(error), [error]);
  useEffect(() => () => setAccountRefusal(undefined), []);
  useEffect(() => {
    if (!data) return;
    const code = referralCode.read();
    if (isReferralSettled(data)) referralCode.forget();
    // The exchange decides if the code counts; after a failure it is sent with the next profile.
    else if (code !== undefined) account.profile({ referralCode: code }).catch(() => undefined);
  }, [data, account]);
}

/** Sends a user who becomes waiting for review to the markets (spec §2, Redirect rules), where the reason is shown. */
function useReviewRedirect() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data } = useUserInformation();
  const before = useRef<string>(undefined);
  /** Until it has arrived: the page that sent the last answer goes on to its next page at the same time. */
  const isDue = useRef(false);
  const status = data?.activityStatus;
  const markets = marketsOf(useConfig().brand);
  const why = useClosedWords('inReview');
  useEffect(() => {
    const was = before.current;
    before.current = status;
    const hasArrived = pathname === markets;
    if (status !== 'WaitingForReview') {
      // Decided before it arrived: the reader may go back.
      isDue.current = false;
      toastNotices.close('in-review');
    } else if (was !== undefined && was !== status) {
      isDue.current = !hasArrived;
      const title = why();
      if (title !== undefined) toastNotices.info({ id: 'in-review', title });
      // From there, too: a dialog of its address closes.
      void navigate(markets);
    } else if (isDue.current) {
      if (hasArrived) isDue.current = false;
      else void navigate(markets);
    }
  }, [status, pathname, navigate, why, markets]);
}

/** A currency chosen as a guest becomes the one on the server (spec §4, Currency). */
function useCurrencySync() {
  const t = useTranslate('shell');
  const { defaultFiatCurrency: chosen } = usePreferences();
  const { onServer, isLoaded } = useCurrency();
  const choose = useChooseCurrency();
  useEffect(() => {
    if (chosen === undefined || !isLoaded) return;
    const differs = chosen !== onServer;
    choose(chosen).then(
      () => {
        if (differs) toastNotices.info({ id: 'currency-synced', title: t('settings.synced') });
      },
      // The provider of the hooks has shown the failure.
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once for each choice: the answer changes what is on the server, and with it everything else here
  }, [chosen, isLoaded]);
}
