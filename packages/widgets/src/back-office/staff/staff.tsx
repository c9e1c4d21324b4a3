import { roles } from '@agio/api-client';
import type { StaffMember, staffSorts } from '@agio/api-client/contract';
import { useStaff, useStaffCsv, useStaffMember, useUserInformation } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { Check, LogOut, Plus, UserCog, X } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { refusalText } from '../../intent/refusals.tsx';
import { pageRows } from '../../lists/paging.ts';
import { useFailureWords } from '../../states/index.ts';
import { auditMessages } from '../audit/audit-messages.ts';
import { decisionMessages } from '../compliance/decision/decision-messages.ts';
import { CsvButton } from '../frame/list/csv-button.tsx';
import {
  inputOf,
  listSpan,
  type ListView,
  readListView,
  writeListView,
} from '../frame/list/model/list-view.ts';
import { StaffDrawer } from '../frame/list/staff-drawer.tsx';
import { StaffList } from '../frame/list/staff-list.tsx';
import { areaAddress, type AreaProps } from '../frame/model/areas.ts';
import { tradingMessages } from '../frame/trading-messages.ts';
import { UserDetailsLink } from '../frame/user-details-link.tsx';
import { useStaffItem } from '../frame/use-staff-item.tsx';
import { Invite } from './invite.tsx';
import { MemberDetails } from './member-details.tsx';
import { needsTwo, states, yesOrNo } from './model/role-change.ts';
import { RoleDialog, type RoleDraft } from './role-dialog.tsx';
import { MemberCard, useMemberColumns } from './staff-columns.tsx';
import { staffMessages } from './staff-messages.ts';
import { type StaffChange, useStaffChange } from './use-staff-change.ts';

const idOf = ({ id }: StaffMember) => id;
const nameOf = ({ name }: StaffMember) => name;

const fields = {
  search: 'text',
  role: roles,
  state: states,
  signedIn: yesOrNo,
  from: 'day',
  to: 'day',
} as const;
const columnIds = ['name', 'email', 'seen'] as const satisfies typeof staffSorts;

/** In the query while the form of an invitation is open. */
const inviting = 'invite';

/** Returns the input of the call for a view: its days are those of the last sign of life. */
function useStaffInput(view: ListView) {
  const timeZone = useTimeZone();
  return useMemo(() => {
    const { from, to } = listSpan(view, timeZone);
    return { ...inputOf(view), seenFrom: from, seenTo: to };
  }, [view, timeZone]);
}

/** Returns one member of the staff as a list of one. */
function useMemberById(id: string | undefined) {
  const answer = useStaffMember(id);
  return { ...answer, data: answer.data && { items: [answer.data.member] } };
}

/** Staff: their roles, to give and to take; invitations; sign-ins, to end. */
export function Staff({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(staffMessages);
  const trading = useMessages(tradingMessages);
  const decisions = useMessages(decisionMessages);
  const { role: roleNames } = useMessages(auditMessages);
  const failureWords = useFailureWords();
  const ownId = useUserInformation().data?.id;
  const view = useMemo(() => readListView(query, fields, columnIds), [query]);
  const input = useStaffInput(view);
  const answer = useStaff({ ...input, limit: pageRows.staff });
  const { download } = useStaffCsv();
  const addressOf = useCallback(
    (id: string) => areaAddress(base, 'staff', id, writeListView(view)),
    [base, view],
  );
  const columns = useMemberColumns(addressOf);
  const change = useStaffChange();
  const { ask, dialog } = useConfirmation();
  const [changing, setChanging] = useState<StaffMember>();
  const [problem, setProblem] = useState<ReactNode>();
  const isUnknown = change.state.status === 'unknown';
  /** Closes the drawer of a person without a role, whom the list has no more. */
  const toList = () => onGo(areaAddress(base, 'staff', undefined, writeListView(view)));
  const send = async (next: StaffChange) => {
    const { member } = next;
    if (!(await change.send(next))) return;
    const isGone =
      (next.act === 'Approve' && member.proposal?.roles.length === 0) ||
      (next.act === 'Reject' && member.roles.length === 0);
    if (isGone) toList();
  };
  const openRoles = (member: StaffMember) => {
    change.reset();
    setProblem(undefined);
    setChanging(member);
  };
  const sendRoles = async ({ roles: wanted, reason }: RoleDraft) => {
    if (changing === undefined) return;
    const refusal = await change.sendFromDialog({
      act: 'roles',
      member: changing,
      roles: wanted,
      reason,
    });
    if (refusal !== undefined) return setProblem(refusalText(refusal.error, failureWords));
    setChanging(undefined);
    if (wanted.length === 0 && !needsTwo(changing.roles, wanted)) toList();
  };
  const endSignIns = async (member: StaffMember) => {
    const isSure = await ask({
      title: cutText(member.name, 60),
      text: t.endText,
      cancel: t.back,
      confirm: t.endSignIns,
    });
    if (isSure) await send({ act: 'endSignIns', member });
  };
  const isAuthor = ({ proposal }: StaffMember) => proposal?.officerId === ownId;
  const rejectWords = (member: StaffMember) => (isAuthor(member) ? t.withdraw : t.reject);
  const { open, address, drawer } = useStaffItem({
    area: 'staff',
    heading: t.title,
    base,
    item,
    view,
    answer,
    useLookUp: useMemberById,
    actionsOf: (member) => [
      member.proposal !== null &&
        !isAuthor(member) && {
          label: t.approve,
          icon: Check,
          onSelect: () => void send({ act: 'Approve', member }),
        },
      member.proposal !== null && {
        label: rejectWords(member),
        icon: X,
        onSelect: () => void send({ act: 'Reject', member }),
      },
      member.proposal === null && {
        label: t.change,
        icon: UserCog,
        onSelect: () => openRoles(member),
      },
      { label: t.endSignIns, icon: LogOut, onSelect: () => void endSignIns(member) },
    ],
    onGo,
  });
  const status = (
    <IntentStatus
      state={change.state}
      words={{ lost: decisions.lost, notArrived: decisions.notArrived }}
      conflictTitle={decisions.conflict}
      onLook={() => void change.look()}
    />
  );
  const buttons = (member: StaffMember) =>
    member.proposal === null ? (
      <>
        <Button
          size="sm"
          variant="danger-soft"
          disabled={isUnknown}
          onClick={() => void endSignIns(member)}
        >
          {t.endSignIns}
        </Button>
        <Button size="sm" variant="primary" disabled={isUnknown} onClick={() => openRoles(member)}>
          {t.change}
        </Button>
      </>
    ) : (
      <>
        <Button
          size="sm"
          variant="danger-soft"
          disabled={change.isBusy}
          onClick={() => void send({ act: 'Reject', member })}
        >
          {rejectWords(member)}
        </Button>
        {isAuthor(member) ? null : (
          <Button
            size="sm"
            variant="primary"
            disabled={change.isBusy}
            onClick={() => void send({ act: 'Approve', member })}
          >
            {t.approve}
          </Button>
        )}
      </>
    );
  return (
    <>
      {open === undefined ? (
        <div className="wg:px-4 wg:pt-4 wg:empty:hidden wg:md:px-6">{status}</div>
      ) : null}
      <StaffList
        area="staff"
        words={{
          ...t,
          list: t.title,
          empty: trading.missing.title,
          emptyText: trading.missing.text,
        }}
        rowId={idOf}
        rowName={nameOf}
        base={base}
        view={view}
        onViewChange={(changed, how) => onQueryChange(writeListView(changed), how)}
        answer={answer}
        search={{ field: 'search', label: t.search }}
        fields={[
          {
            id: 'role',
            name: t.roles,
            values: roles,
            nameOf: (role) => roleNames[role as 'admin'],
          },
          {
            id: 'state',
            name: t.status,
            values: states,
            nameOf: (state) => t.states[state as 'Active'],
          },
          {
            id: 'signedIn',
            name: t.signIns,
            values: yesOrNo,
            nameOf: (each) => t.yesOrNo[each as 'Yes'],
          },
        ]}
        days={t.lastSeen}
        buttons={
          <>
            <CsvButton download={(options) => download(input, options)} />
            <Button
              variant="primary"
              icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
              onClick={() => {
                const opened = new URLSearchParams(writeListView(view));
                opened.set(inviting, '1');
                onQueryChange(opened.toString());
              }}
            >
              {t.invite}
            </Button>
          </>
        }
        columns={columns}
        card={(member) => <MemberCard member={member} href={address(member.id)} />}
        onOpen={({ id }) => onGo(address(id))}
      />
      <StaffDrawer
        {...drawer}
        title={open && <bdi>{cutText(open.name, 60)}</bdi>}
        actions={open && buttons(open)}
      >
        {open ? (
          <>
            <div className="wg:mb-4 wg:empty:hidden">{status}</div>
            <MemberDetails member={open} />
            <UserDetailsLink userId={open.id} over={address(open.id)} />
          </>
        ) : null}
      </StaffDrawer>
      {changing === undefined ? null : (
        <RoleDialog
          title={t.change}
          person={cutText(changing.name, 60)}
          before={roles.filter((role) => changing.roles.includes(role))}
          isOwn={changing.id === ownId}
          isSending={change.state.status === 'sending'}
          problem={problem}
          onSend={(draft) => void sendRoles(draft)}
          onClose={() => setChanging(undefined)}
        />
      )}
      {new URLSearchParams(query).has(inviting) ? (
        <Invite onClose={() => onQueryChange(writeListView(view))} />
      ) : null}
      {dialog}
    </>
  );
}
