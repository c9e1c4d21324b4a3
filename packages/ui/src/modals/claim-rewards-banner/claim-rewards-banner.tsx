import { formatCrypto } from '@agio/money';
import { Gift } from 'lucide-react';
import { Button } from '../../controls/button/button.tsx';
import { cutText } from '../../data-display/short-text/cut-text.ts';
import { Banner, type BannerProps } from '../../feedback/banner/banner.tsx';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import type { FormatProps } from '../shared/modal.tsx';
import { rowIcon } from '../shared/icons.ts';

const messages = defineMessages('claimRewardsBanner', {
  title: '{{amount}} {{asset}} are waiting for you.',
  text: 'Claim your tokens from the initial order phase.',
  learnMore: 'Learn more',
  dismiss: 'Hide for now',
});
export type ClaimRewardsBannerLabels = MessagesOf<typeof messages>;

export interface ClaimRewardsBannerProps
  extends
    Omit<BannerProps, 'title' | 'tone' | 'href' | 'children' | 'action' | 'labels'>,
    Pick<FormatProps, 'locale'> {
  /** The first reward to claim; its amount is a decimal string. */
  reward: { amount: string; assetId: string };
  /** Opens the claim-rewards modal. */
  onLearnMore: () => void;
  labels?: Partial<ClaimRewardsBannerLabels> | undefined;
}

/** An invitation to claim reward tokens. */
export function ClaimRewardsBanner({
  reward,
  onLearnMore,
  locale: ownLocale,
  labels,
  ...rest
}: ClaimRewardsBannerProps) {
  const words = useMessages(messages, labels);
  const locale = useLocale(ownLocale);
  return (
    <Banner
      tone="accent"
      icon={<Gift {...rowIcon} />}
      title={words.title({
        amount: formatCrypto(reward.amount, { locale, minDigits: 2 }),
        asset: cutText(reward.assetId.toUpperCase(), 24),
      })}
      action={
        <Button size="sm" variant="primary" onClick={onLearnMore}>
          {words.learnMore}
        </Button>
      }
      labels={{ dismiss: words.dismiss }}
      {...rest}
    >
      {words.text}
    </Banner>
  );
}
