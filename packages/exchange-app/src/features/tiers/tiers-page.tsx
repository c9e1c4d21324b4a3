import type { ComplianceStep } from '@agio/api-client';
import { Verification } from '@agio/widgets/verification';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { keptUser } from '../../shared/user/user-store.ts';
import { withDialog } from '../../shell/dialogs/address.ts';
import { useDialogs } from '../../shell/dialogs/use-dialogs.ts';

/** Told by the exchange with each step: the kept one is not overwritten by anything else (spec §3). */
const keepStep = (step: ComplianceStep) => keptUser.setComplianceStep(step);

/** `/user/tiers` and its steps: `/user/tiers/primary-use` */
export function Component() {
  usePageTitle(useTranslate('shell')('pages.tiers.name'));
  const { step } = useParams();
  const navigate = useNavigate();
  const { open } = useDialogs();
  const go = useCallback(
    (address: string, how?: 'replace') =>
      // The query as it is now: that of the last render may lack a dialog which the user has just opened.
      void navigate(how ? withDialog(address, window.location.search) : address, {
        replace: how !== undefined,
      }),
    [navigate],
  );
  return (
    <Verification
      base="/user/tiers"
      step={step}
      onGo={go}
      onOpenRequest={() => open('request')}
      onStep={keepStep}
    />
  );
}
