import { formatFiat } from '@agio/money';
import { Info, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '../../data-display/amount/amount.tsx';
import { AssetIcon } from '../../data-display/asset-icon/asset-icon.tsx';
import { SubmitButton } from '../../forms/form/form.tsx';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { HelpLink, isHelpAddress, type OwnLink } from '../shared/help-link.tsx';
import {
  type FormatProps,
  Modal,
  ModalForm,
  ModalLead,
  type ModalProps,
  type SubmitProps,
} from '../shared/modal.tsx';

/** A reward to claim; the amount is a decimal string. */
export interface Reward {
  readonly id: string;
  readonly amount: string;
  readonly assetId: string;
}

const messages = defineMessages('claimRewards', {
  /** Title. To claim is to collect a reward that is ready. */
  title: 'Claim {{asset}}',
  lead: 'The tokens from the initial order phase are now available to deposit into your portfolio.',
  fees: 'Transaction fees apply on withdrawal.',
  support: 'If something goes wrong, contact support.',
  about: '≈ {{value}}',
  claim: 'Claim Rewards',
});
export type ClaimRewardsLabels = MessagesOf<typeof messages> & MessagesOf<typeof overlayMessages>;

export interface ClaimRewardsModalProps
  extends ModalProps, SubmitProps, Pick<FormatProps, 'locale'> {
  /** The reward to claim. */
  reward: Reward;
  /** The estimated value of the reward. */
  estimate?: { value: string; currency: string } | undefined;
  /** Address of the support page; linked if it is https, or a path of this origin. */
  supportUrl?: string | undefined;
  /** The host's link, for a path of this origin. By default an anchor. */
  Link?: OwnLink | undefined;
  /** Claims the reward. */
  onClaim: (rewardId: string) => void;
  labels?: Partial<ClaimRewardsLabels> | undefined;
}

/** Claims tokens of the initial order phase into the portfolio. */
export function ClaimRewardsModal({
  reward,
  estimate,
  supportUrl,
  Link,
  onClaim,
  submitting = false,
  error,
  locale: ownLocale,
  labels,
  ...modal
}: ClaimRewardsModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  const locale = useLocale(ownLocale);
  const asset = reward.assetId.toUpperCase();
  return (
    <Modal heading={words.title({ asset })} closeLabel={words.close} busy={submitting} {...modal}>
      <ModalForm
        onSubmit={() => onClaim(reward.id)}
        submitting={submitting}
        error={error}
        footer={
          <SubmitButton size="lg" block submitting={submitting}>
            {words.claim}
          </SubmitButton>
        }
      >
        <ModalLead>{words.lead}</ModalLead>
        <div className="ui:flex ui:items-center ui:gap-3 ui:rounded-panel ui:border ui:border-line-overlay ui:bg-surface-2 ui:px-4 ui:py-3.5">
          <AssetIcon symbol={asset} size="lg" />
          <div className="ui:min-w-0">
            <Amount
              value={reward.amount}
              unit={asset}
              minDigits={2}
              locale={locale}
              className="ui:text-2xl ui:font-semibold ui:[overflow-wrap:anywhere] ui:whitespace-normal!"
            />
            {estimate === undefined ? null : (
              <div className="ui:num ui:text-xs ui:text-fg-muted">
                <bdi dir="ltr">
                  {words.about({
                    value: formatFiat(estimate.value, {
                      currency: estimate.currency,
                      display: 'code',
                      locale,
                    }),
                  })}
                </bdi>
              </div>
            )}
          </div>
        </div>
        <ul
          data-slot="claim-notes"
          className="ui:flex ui:flex-col ui:gap-2 ui:text-sm ui:text-fg-muted"
        >
          <Note icon={<Info aria-hidden size={14} strokeWidth={1.5} />}>{words.fees}</Note>
          <Note icon={<LifeBuoy aria-hidden size={14} strokeWidth={1.5} />}>
            {isHelpAddress(supportUrl) ? (
              <HelpLink
                data-slot="claim-note-link"
                href={supportUrl}
                Link={Link}
                className="ui:hit-area ui:text-accent ui:underline"
              >
                {words.support}
              </HelpLink>
            ) : (
              words.support
            )}
          </Note>
        </ul>
      </ModalForm>
    </Modal>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li data-slot="claim-note" className="ui:flex ui:gap-2">
      <span data-slot="claim-note-icon" className="ui:mt-0.5 ui:flex-none">
        {icon}
      </span>
      <span className="ui:min-w-0">{children}</span>
    </li>
  );
}
