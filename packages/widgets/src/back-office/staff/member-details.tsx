import type { StaffMember } from '@agio/api-client/contract';
import { useStaffMember } from '@agio/api-client/react';
import { Callout } from '@agio/ui/callout';
import { TimeText } from '@agio/ui/data-table';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { LatestSignIns } from '../frame/evidence-part.tsx';
import { Skills } from './skills.tsx';
import { StaffPill, useRoleWords } from './staff-columns.tsx';
import { staffMessages } from './staff-messages.ts';

/** Account of a member of the staff: roles, also proposed ones, and the latest sign-ins. */
export function MemberDetails({ member }: { member: StaffMember }) {
  const { data } = useStaffMember(member.id);
  return (
    <>
      {member.proposal === null ? null : <Proposal proposal={member.proposal} />}
      <Facts member={member} />
      <Skills key={member.id} member={member} />
      <LatestSignIns signIns={data?.signIns ?? null} />
    </>
  );
}

function Facts({ member }: { member: StaffMember }) {
  const t = useMessages(staffMessages);
  const rolesOf = useRoleWords();
  const { email, lastSeenAt, signIns, invitedUntil } = member;
  return (
    <KeyValueList className="wg:mb-4">
      <KeyValue term={t.email}>
        <bdi className="wg:wrap-anywhere">{email}</bdi>
      </KeyValue>
      <KeyValue term={t.roles}>{rolesOf(member.roles)}</KeyValue>
      <KeyValue term={t.status}>
        <StaffPill {...member} />
      </KeyValue>
      {invitedUntil === null ? null : (
        <KeyValue term={t.invitedUntil}>
          <TimeText iso={invitedUntil} />
        </KeyValue>
      )}
      <KeyValue term={t.lastSeen}>
        {lastSeenAt === null ? t.never : <TimeText iso={lastSeenAt} />}
      </KeyValue>
      <KeyValue term={t.signIns}>{signIns ?? '—'}</KeyValue>
    </KeyValueList>
  );
}

/** Proposed roles: who proposed them, when and why. */
function Proposal({ proposal }: { proposal: NonNullable<StaffMember['proposal']> }) {
  const t = useMessages(staffMessages);
  const rolesOf = useRoleWords();
  return (
    <Callout tone="warning" className="wg:mb-4" title={t.waits}>
      <span className="wg:block">{rolesOf(proposal.roles)}</span>
      <bdi>{proposal.officer}</bdi>, <TimeText iso={proposal.time} />
      <bdi className="wg:block wg:match-parent wg:wrap-anywhere">{proposal.comment}</bdi>
    </Callout>
  );
}
