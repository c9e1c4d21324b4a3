import { AnnouncementBoard } from '../announcements/index.ts';
import { Section } from '../states/index.ts';
import { RecentActivity } from './recent-activity.tsx';
import { Verification, type VerificationProps } from './verification.tsx';

/** The announcements, and for who has an account what happened in it and what comes next. */
export function NewsAndActivity({
  hasAccount,
  onOpenRequest,
  className,
}: VerificationProps & {
  hasAccount: boolean;
  /** Places two parts beside each other. */
  className: string;
}) {
  return hasAccount ? (
    <div className={className}>
      <Section>
        <RecentActivity />
      </Section>
      <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
        <Section>
          <Verification onOpenRequest={onOpenRequest} />
        </Section>
        <Section>
          <AnnouncementBoard step={3} className="wg:flex-1" />
        </Section>
      </div>
    </div>
  ) : (
    <Section>
      <AnnouncementBoard />
    </Section>
  );
}
