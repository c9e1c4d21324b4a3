import type { UserInformation } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import type { Glyph } from '@agio/ui/glyph';
import { Ban, Clock, Snowflake, TriangleAlert } from 'lucide-react';
import { caseMessages } from '../compliance/case-messages.ts';

type Status = UserInformation['activityStatus'];

const tones: Readonly<Record<Status, StatusPillProps['tone']>> = {
  Active: 'success',
  Frozen: 'danger',
  Terminated: 'danger',
  Banned: 'danger',
  WaitingForData: 'warning',
  WaitingForReview: 'accent',
  Limited: 'warning',
  Unknown: 'neutral',
};

const icons: Partial<Readonly<Record<Status, Glyph>>> = {
  Frozen: Snowflake,
  Terminated: Ban,
  Banned: Ban,
  WaitingForData: Clock,
  Limited: TriangleAlert,
};

/** The status of an account. */
export function AccountPill({ status }: { status: Status }) {
  const { activity } = useMessages(caseMessages);
  const Icon = icons[status];
  return (
    <StatusPill tone={tones[status]} icon={Icon && <Icon aria-hidden size={12} />}>
      {activity[status]}
    </StatusPill>
  );
}
