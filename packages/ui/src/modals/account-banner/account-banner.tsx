import { Ban, Snowflake } from 'lucide-react';
import { Button } from '../../controls/button/button.tsx';
import { Banner, type BannerProps } from '../../feedback/banner/banner.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { HelpLink, isHelpAddress, type OwnLink } from '../shared/help-link.tsx';
import { rowIcon } from '../shared/icons.ts';

export type AccountTrouble = 'terminated' | 'frozen';

const messages = defineMessages('accountBanner', {
  terminated: 'Unfortunately, your account has been terminated.',
  frozen: 'Unfortunately, your account has been frozen.',
  frozenMore: 'You can look around, but not trade or withdraw.',
  support: 'Contact support',
});
export type AccountBannerLabels = MessagesOf<typeof messages>;

export interface AccountBannerProps extends Omit<
  BannerProps,
  'title' | 'tone' | 'href' | 'children' | 'action' | 'labels'
> {
  /** Why the account cannot trade. */
  trouble: AccountTrouble;
  /** Address of the support page; linked if it is https, or a path of this origin. */
  supportUrl?: string | undefined;
  /** The host's link, for a path of this origin. By default an anchor. */
  Link?: OwnLink | undefined;
  labels?: Partial<AccountBannerLabels> | undefined;
}

/** Says that the account was terminated or frozen. It cannot be closed (spec §2, Banners above the page; codes 30200 and 30201). */
export function AccountBanner({ trouble, supportUrl, Link, labels, ...rest }: AccountBannerProps) {
  const words = useMessages(messages, labels);
  const Icon = trouble === 'frozen' ? Snowflake : Ban;
  return (
    <Banner
      tone="danger"
      icon={<Icon {...rowIcon} />}
      title={words[trouble]}
      action={
        isHelpAddress(supportUrl) ? (
          <Button asChild size="sm">
            <HelpLink href={supportUrl} Link={Link}>
              {words.support}
            </HelpLink>
          </Button>
        ) : undefined
      }
      {...rest}
    >
      {trouble === 'frozen' ? words.frozenMore : undefined}
    </Banner>
  );
}
