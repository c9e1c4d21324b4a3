import type { ReferralOverview } from '@agio/api-client';
import { CopyButton } from '@agio/ui/copy-button';
import { StatePanel } from '@agio/ui/state-panel';
import { UserPlus } from 'lucide-react';
import { ShareButton } from '../files/share-button.tsx';
import { type ReferralFormat, termsOf } from './use-referral-words.ts';

/** In place of friends while there are none: texts that can be sent as they are. */
export function ShareTexts({
  overview,
  format: { t, locale },
}: {
  overview: ReferralOverview | undefined;
  format: ReferralFormat;
}) {
  const words = overview && {
    ...termsOf(overview, locale),
    link: overview.link,
    code: overview.code,
  };
  return (
    <div className="wg:pb-4">
      <StatePanel
        state="empty"
        title={t.friends.empty}
        icon={<UserPlus size={16} strokeWidth={1.5} aria-hidden />}
      >
        {t.friends.emptyMore}
      </StatePanel>
      {words ? (
        <ul className="wg:flex wg:flex-col wg:gap-3 wg:px-4">
          {[t.share.short(words), t.share.long(words)].map((text) => (
            <li
              key={text}
              className="wg:flex wg:flex-wrap wg:items-start wg:gap-2 wg:rounded-control wg:border wg:border-line wg:bg-surface-2 wg:p-3"
            >
              <p className="wg:min-w-40 wg:flex-1 wg:text-sm wg:[overflow-wrap:anywhere]">{text}</p>
              <span className="wg:flex wg:gap-1">
                <CopyButton value={text} labels={{ copy: t.friends.copyText }} />
                <ShareButton title={t.share.title} text={text} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
