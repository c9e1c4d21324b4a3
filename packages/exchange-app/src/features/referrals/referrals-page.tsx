import { Referrals } from '@agio/widgets/referrals';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { referralCode } from '../../shared/user/user-store.ts';
import { useDialogs } from '../../shell/dialogs/use-dialogs.ts';

/** `/user/referrals`: a claim is a dialog over it. */
export function Component() {
  usePageTitle(useTranslate('shell')('pages.referrals.name'));
  const { open } = useDialogs();
  return (
    <Referrals
      onClaim={(reward) => open('claim', { reward })}
      rememberedCode={referralCode.read()}
    />
  );
}
