import { transferTypes } from '@agio/api-client';
import type { HeldWithdrawal, holdSorts } from '@agio/api-client/contract';
import {
  useAssets,
  useHeldWithdrawal,
  useHeldWithdrawals,
  useHeldWithdrawalsCsv,
  useUserInformation,
} from '@agio/api-client/react';
import { formatCrypto } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useLocale, useMessages } from '@agio/ui/language';
import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { refusalText } from '../../intent/refusals.tsx';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { transferColumnMessages } from '../../lists/columns/transfer-column-messages.ts';
import { filterMessages } from '../../lists/filters/filter-messages.ts';
import { pageRows } from '../../lists/paging.ts';
import { useFailureWords } from '../../states/index.ts';
import { changeMessages } from '../account/change-messages.ts';
import { isSignInAsked } from '../account/model/account-change.ts';
import { decisionMessages } from '../compliance/decision/decision-messages.ts';
import { useDecisionDrafts } from '../frame/decision-drafts.ts';
import type { AreaProps } from '../frame/model/areas.ts';
import { CsvButton } from '../frame/list/csv-button.tsx';
import { readListView, stretches, writeListView } from '../frame/list/model/list-view.ts';
import { StaffDrawer } from '../frame/list/staff-drawer.tsx';
import { StaffList } from '../frame/list/staff-list.tsx';
import { paletteMessages } from '../frame/palette-messages.ts';
import { tradingMessages } from '../frame/trading-messages.ts';
import { UserDetailsLink } from '../frame/user-details-link.tsx';
import { useStaffItem } from '../frame/use-staff-item.tsx';
import { transferRisks } from '../transfers/model/transfer-risks.ts';
import { usersMessages } from '../users/users-messages.ts';
import { leastValues } from '../users/model/users-view.ts';
import { reasons, states } from './model/hold-values.ts';
import { canDecide, isFirstOfTwo, isGivenBy, type Release, subjectOf } from './model/release.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { useHoldsInput } from './use-holds-input.ts';
import { useRelease } from './use-release.ts';
import { useWithdrawalColumns, WithdrawalCard } from './withdrawal-columns.tsx';
import { WithdrawalEvidence } from './withdrawal-evidence.tsx';
import { withdrawalMessages } from './withdrawals-messages.ts';

const idOf = ({ id }: { id: string }) => id;

const fields = {
  search: 'text',
  type: transferTypes,
  state: states,
  reason: reasons,
  risk: transferRisks,
  asset: 'id',
  userId: 'id',
  valueFrom: leastValues,
  ends: ['Day'],
  within: stretches,
  from: 'day',
  to: 'day',
} as const;

/** Columns that can sort, by what an address calls them. */
const columnIds = [
  'time',
  'user',
  'asset',
  'amount',
  'risk',
  'expires',
] as const satisfies typeof holdSorts;

/** Returns one withdrawal as a list of one, also if it is not held any more. */
function useWithdrawalById(id: string | undefined) {
  const answer = useHeldWithdrawal(id);
  return { ...answer, data: answer.data && { items: [answer.data.withdrawal] } };
}

/** Withdrawals that wait for an officer: to find, to read, and to approve or reject, one or several. */
export function Withdrawals({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(withdrawalMessages);
  const trading = useMessages(tradingMessages);
  const decisions = useMessages(decisionMessages);
  const changes = useMessages(changeMessages);
  const c = useMessages(transferColumnMessages);
  const failureWords = useFailureWords();
  const officerId = useUserInformation().data?.id;
  const view = useMemo(() => readListView(query, fields, columnIds), [query]);
  const input = useHoldsInput(view);
  const answer = useHeldWithdrawals({ ...input, limit: pageRows.staff });
  const { download } = useHeldWithdrawalsCsv();
  const users = useMessages(usersMessages);
  const filters = useMessages(filterMessages);
  const locale = useLocale();
  const { data: assets = [] } = useAssets();
  const columns = useWithdrawalColumns();
  const release = useRelease();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Omit<Release, 'comment'>>();
  const [problem, setProblem] = useState<ReactNode>();
  const subject = asked ?? release.sent;
  const drafts = useDecisionDrafts<Release['decision']>(subjectOf(subject?.withdrawals ?? []));
  const isDone = release.state.status === 'done';
  const forgetDrafts = useEffectEvent(() => drafts.forget());
  useEffect(() => {
    if (isDone) forgetDrafts();
  }, [isDone]);
  const ask = (decision: Release['decision'], withdrawals: readonly HeldWithdrawal[]) => {
    release.reset();
    setProblem(undefined);
    setAsked({ decision, withdrawals });
  };
  const send = async (comment: string) => {
    if (asked === undefined) return;
    const refusal = await release.sendFromDialog({ ...asked, comment });
    if (refusal !== undefined) {
      const { error } = refusal;
      return setProblem(isSignInAsked(error) ? changes.signIn : refusalText(error, failureWords));
    }
    setAsked(undefined);
    return setSelected(new Set());
  };
  const isUnknown = release.state.status === 'unknown';
  const isGiven = (withdrawal: HeldWithdrawal) => isGivenBy(officerId, withdrawal);
  const approveWords = (withdrawal: HeldWithdrawal) =>
    isFirstOfTwo(withdrawal) ? t.approveFirst : t.approve;
  const buttons = (all: readonly HeldWithdrawal[]) => {
    const [only] = all;
    return (
      <>
        <Button
          size="sm"
          variant="danger-soft"
          disabled={isUnknown}
          onClick={() => ask('Reject', all)}
        >
          {t.reject}
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={isUnknown || all.every(isGiven)}
          onClick={() => ask('Approve', all)}
        >
          {all.length === 1 && only ? approveWords(only) : t.approve}
        </Button>
      </>
    );
  };
  const { open, address, drawer } = useStaffItem({
    area: 'withdrawals',
    heading: useMessages(paletteMessages).transfer,
    base,
    item,
    view,
    answer,
    useLookUp: useWithdrawalById,
    actionsOf: (found) => [
      canDecide(found) &&
        !isGiven(found) && {
          label: approveWords(found),
          icon: Check,
          onSelect: () => ask('Approve', [found]),
        },
      canDecide(found) && { label: t.reject, icon: X, onSelect: () => ask('Reject', [found]) },
    ],
    onGo,
  });
  const details = useHeldWithdrawal(open?.id);
  const failures = release.state.status === 'done' ? (release.state.result ?? []) : [];
  const status = (
    <IntentStatus
      state={release.state}
      words={{ lost: decisions.lost, notArrived: decisions.notArrived }}
      conflictTitle={decisions.conflict}
      hidesRefusal
      done={
        failures.length === 0 ? null : (
          <Callout tone="warning" live title={decisions.conflict}>
            <ul>
              {failures.map(({ id, reason }) => (
                <li key={id}>{trading.cancel.failedOf({ id, reason })}</li>
              ))}
            </ul>
          </Callout>
        )
      }
      onLook={() => void release.look()}
    />
  );
  return (
    <>
      {open === undefined ? (
        <div className="wg:px-4 wg:pt-4 wg:empty:hidden wg:md:px-6">{status}</div>
      ) : null}
      <StaffList
        area="withdrawals"
        words={{ ...trading.transfers, title: t.title, list: t.title }}
        rowId={idOf}
        base={base}
        view={view}
        onViewChange={(changed, how) => onQueryChange(writeListView(changed), how)}
        answer={answer}
        search={{ field: 'search', label: trading.transfers.search }}
        texts={[{ id: 'userId', name: trading.userId }]}
        days={filters.days}
        fields={[
          {
            id: 'within',
            name: trading.within,
            values: stretches,
            nameOf: (each) => trading.stretches[each as 'Day'],
          },
          {
            id: 'type',
            name: c.direction,
            values: transferTypes,
            nameOf: (type) => c.directions[type as 'Deposit'],
          },
          {
            id: 'state',
            name: c.status,
            values: states,
            nameOf: (state) => t.states[state as 'Held'],
          },
          {
            id: 'reason',
            name: t.reason,
            values: reasons,
            nameOf: (reason) => t.reasons[reason as 'RiskHigh'],
          },
          {
            id: 'risk',
            name: trading.risk,
            values: transferRisks,
            nameOf: (risk) => trading.risks[risk as 'Low'],
          },
          { id: 'asset', name: c.asset, values: assets.map(({ id }) => id), nameOf: (id) => id },
          {
            id: 'valueFrom',
            name: t.value,
            values: leastValues,
            nameOf: (value) => users.valueFrom({ value: formatCrypto(value, { locale }) }),
          },
          { id: 'ends', name: t.expires, values: fields.ends, nameOf: () => t.soon },
        ]}
        buttons={<CsvButton download={(options) => download(input, options)} />}
        columns={columns}
        card={(withdrawal) => (
          <WithdrawalCard withdrawal={withdrawal} href={address(withdrawal.id)} />
        )}
        canSelect={canDecide}
        bulkActions={buttons}
        selected={selected}
        onSelectedChange={setSelected}
        said={
          release.state.status === 'done' && failures.length === 0
            ? t.states[release.sent?.decision === 'Reject' ? 'Rejected' : 'Approved']
            : ''
        }
        onOpen={({ id }) => onGo(address(id))}
      />
      <StaffDrawer
        {...drawer}
        title={open && trading.transferOf[open.type]({ asset: open.asset })}
        actions={open && canDecide(open) ? buttons([open]) : undefined}
      >
        {open ? (
          <>
            <div className="wg:mb-4 wg:empty:hidden">{status}</div>
            {canDecide(open) && isGiven(open) ? (
              <Callout className="wg:mb-4">{decisions.given}</Callout>
            ) : null}
            {details.data === undefined ? null : (
              <WithdrawalEvidence base={base} details={details.data} />
            )}
            <UserDetailsLink userId={open.userId} over={address(open.id)} />
          </>
        ) : null}
      </StaffDrawer>
      {asked === undefined ? null : (
        <ReleaseDialog
          release={asked}
          drafts={drafts}
          isSending={release.state.status === 'sending'}
          problem={problem}
          onSend={(comment) => void send(comment)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
