import { Ban, CircleAlert, Snowflake } from 'lucide-react';
import { Button } from '../../controls/button/button.tsx';
import { Banner, type BannerProps } from '../../feedback/banner/banner.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { HelpLink, isHelpAddress, type OwnLink } from '../shared/help-link.tsx';
import { rowIcon } from '../shared/icons.ts';
import * as terms from '../../foundations/terms/terms.ts';

export type AccountTrouble = 'terminated' | 'banned' | 'frozen' | 'limited';

const messages = defineMessages('accountBanner', {
  terminated: 'Unfortunately, your account has been terminated.',
  frozen: 'Unfortunately, your account has been frozen.',
  frozenMore: 'You can look around, but not trade or withdraw.',
  banned: 'Unfortunately, your account has been banned.',
  limited: 'Your account is limited: you can trade, but send nothing.',
  limitedMore: 'Support says why, and what lifts it.',
  limitedSince: 'Since {{date}}. Support says why, and what lifts it.',
  support: terms.contactSupport,
});
export type AccountBannerLabels = MessagesOf<typeof messages>;

const icons = {
  terminated: Ban,
  banned: Ban,
  frozen: Snowflake,
  limited: CircleAlert,
} satisfies Record<AccountTrouble, unknown>;

export interface AccountBannerProps extends Omit<
  BannerProps,
  'title' | 'tone' | 'href' | 'children' | 'action' | 'labels'
> {
  /** The problem of the account. */
  trouble: AccountTrouble;
  /** Since when, as a date in words; for a limited account. */
  since?: string | undefined;
  /** Address of the support page; linked if it is https, or a path of this origin. */
  supportUrl?: string | undefined;
  /** The host's link, for a path of this origin. By default an anchor. */
  Link?: OwnLink | undefined;
  labels?: Partial<AccountBannerLabels> | undefined;
}

/**
 * Says that the account was terminated, banned or frozen, or is
 * limited. It cannot be closed.
 */
export function AccountBanner({
  trouble,
  since,
  supportUrl,
  Link,
  labels,
  ...rest
}: AccountBannerProps) {
  const words = useMessages(messages, labels);
  const Icon = icons[trouble];
  const limited = since === undefined ? words.limitedMore : words.limitedSince({ date: since });
  return (
    <Banner
      tone={trouble === 'limited' ? 'warning' : 'danger'}
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
      {trouble === 'frozen' ? words.frozenMore : trouble === 'limited' ? limited : undefined}
    </Banner>
  );
}
