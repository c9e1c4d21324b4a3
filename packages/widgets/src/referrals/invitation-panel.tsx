import type { ReferralOverview } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { CopyButton } from '@agio/ui/copy-button';
import { useLocale, useMessages } from '@agio/ui/language';
import { Panel, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { QrCode } from '../files/qr-code.tsx';
import { ShareButton } from '../files/share-button.tsx';
import { messages } from './messages.ts';
import { codeInGroups, letterOf, linkAsRead } from './model/referrals.ts';
import { termsOf } from './use-referral-words.ts';

/** The code and its link, to copy, to scan and to share. */
export function InvitationPanel({ overview }: { overview: ReferralOverview | undefined }) {
  const { invitation: t, share } = useMessages(messages);
  const locale = useLocale();
  const letter = overview && {
    title: share.title,
    text: share.short({ ...termsOf(overview, locale), link: overview.link }),
  };
  return (
    <Panel aria-label={t.title} aria-busy={overview === undefined} className="wg:p-5">
      <PanelTitle>{t.title}</PanelTitle>
      <div className="wg:flex wg:justify-center wg:py-5">
        <QrCode text={overview?.link} label={t.qr} className="wg:w-48" />
      </div>
      <div className="wg:flex wg:flex-col wg:gap-3">
        <Labelled label={t.code}>
          {overview ? (
            <>
              <bdi
                dir="ltr"
                className="wg:num wg:min-w-0 wg:flex-1 wg:text-lg wg:font-semibold wg:tracking-wider wg:break-all wg:match-parent"
              >
                {codeInGroups(overview.code)}
              </bdi>
              <CopyButton value={overview.code} labels={{ copy: t.copyCode }} />
            </>
          ) : (
            <Skeleton className="wg:w-28" />
          )}
        </Labelled>
        <Labelled label={t.link}>
          {overview ? (
            <>
              <bdi
                dir="ltr"
                className="wg:min-w-0 wg:flex-1 wg:break-all wg:text-fg-muted wg:match-parent"
              >
                {linkAsRead(overview.link)}
              </bdi>
              <CopyButton value={overview.link} labels={{ copy: t.copyLink }} />
            </>
          ) : (
            <Skeleton className="wg:w-48" />
          )}
        </Labelled>
        <div className="wg:flex wg:min-h-11 wg:flex-wrap wg:gap-2">
          {letter ? (
            <>
              <ShareButton
                {...letter}
                size="lg"
                variant="primary"
                className="wg:min-w-32 wg:flex-1"
              />
              <Button
                asChild
                size="lg"
                icon={<Mail size={16} strokeWidth={1.5} aria-hidden />}
                className="wg:min-w-32 wg:flex-1"
              >
                <a href={letterOf(letter)}>{t.mail}</a>
              </Button>
            </>
          ) : null}
        </div>
        <p className="wg:text-xs wg:text-fg-muted">{t.counts}</p>
      </div>
    </Panel>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="wg:flex wg:flex-col wg:gap-1.5">
      <span aria-hidden className="wg:text-xs wg:font-medium wg:text-fg-muted">
        {label}
      </span>
      <div className="wg:flex wg:min-h-12 wg:items-center wg:gap-1 wg:rounded-control wg:border wg:border-line-strong wg:bg-surface-1 wg:px-3 wg:py-1.5">
        {children}
      </div>
    </section>
  );
}
