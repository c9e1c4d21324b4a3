import { useComplianceDetails } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { User } from 'lucide-react';
import { Section } from '../../states/index.ts';
import { AccountPill } from '../frame/account-pill.tsx';
import { StaffDetail } from '../frame/staff-detail.tsx';
import { messages } from '../messages.ts';
import { RequestPill, Waiting } from './request-cells.tsx';
import { CaseAnswers } from './case-answers.tsx';
import { CaseAssignment } from './case-assignment.tsx';
import { CaseDecision } from './decision/case-decision.tsx';
import { isUndecided } from './decision/model/verdict.ts';
import { CaseDocuments } from '../documents/case-documents.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseFile } from './case-file/case-file.tsx';
import { DocumentJudgement, VerdictPill } from './case-file/document-verdict.tsx';
import { CaseHistory } from './case-history.tsx';
import { caseMessages } from './case-messages.ts';
import { CaseRequest } from './case-request.tsx';
import { AccountActions } from '../account/account-actions.tsx';
import { LinkedAddresses } from './linked-addresses.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { ProvenAddresses } from '../account/proven-addresses.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { caseAddress, queueAddress } from '../frame/model/case-address.ts';
import { userAddress } from '../users/model/profile-view.ts';
import type { QueueView } from './model/queue-view.ts';
import { dueAt } from './model/urgency.ts';
import { defaultUsersView } from '../users/model/users-view.ts';
import { usePreviousAndNext } from './use-queue.ts';
import { useMinuteClock } from '../frame/use-minute-clock.ts';

export interface ComplianceCaseProps {
  base: string;
  userId: string;
  /** The queue in which the case stands. */
  view: QueueView;
  onGo: (address: string) => void;
}

/** Case of one person: their answers and documents, the history, and the decision. */
export function ComplianceCase({ base, userId, view, onGo }: ComplianceCaseProps) {
  const t = useMessages(caseMessages);
  const { type: types } = useMessages(messages);
  const details = useComplianceDetails(userId);
  const now = useMinuteClock();
  const { previous, next } = usePreviousAndNext(view, userId);
  const hrefOf = (id: string | undefined) => id && caseAddress(base, id, view);
  const nextHref = hrefOf(next);
  const queueHref = queueAddress(base, view);
  const { user, request } = details.data ?? {};
  return (
    <StaffDetail
      answer={details}
      words={t}
      kind="case"
      listHref={queueHref}
      previousHref={hrefOf(previous)}
      nextHref={nextHref}
      onGo={onGo}
      link={{
        label: t.openProfile,
        href: userAddress(base, userId, { list: defaultUsersView }),
        icon: User,
      }}
      person={user?.displayName}
      heading={user && <bdi>{user.legalName ?? user.displayName}</bdi>}
      marks={
        user && (
          <>
            {user.legalName == null || user.legalName === user.displayName ? null : (
              <span className="wg:text-sm wg:text-fg-muted">
                {t.calledAs({ name: user.displayName })}
              </span>
            )}
            <AccountPill status={user.activityStatus} />
          </>
        )
      }
      summary={
        user && (
          <p className="wg:flex wg:min-h-6 wg:flex-wrap wg:items-center wg:gap-x-2 wg:text-sm wg:text-fg-muted">
            {request ? (
              <>
                {types[request.requestType]}
                <RequestPill status={request.statusType} />
                <span>
                  {dueAt(request) === undefined && t.waiting}{' '}
                  <Waiting request={request} now={now} />
                </span>
              </>
            ) : (
              t.noRequest
            )}
          </p>
        )
      }
      actions={(data) => (
        <>
          <CaseAssignment details={data} onRead={(found) => details.mutate(found)} />
          <AccountActions user={data.user} onRefresh={() => details.mutate()} />
        </>
      )}
      skeleton={<CaseSkeleton />}
      footer={(data) => (
        <CaseDecision
          details={data}
          onRead={(found) => details.mutate(found)}
          nextHref={nextHref}
          queueHref={queueHref}
        />
      )}
    >
      {(data) => (
        // The document stays in view beside the facts, because an officer compares the two.
        <div className="wg:grid wg:items-start wg:gap-4 wg:lg:grid-cols-2 wg:lg:grid-rows-[auto_1fr]">
          <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
            <Section>
              {data.request === null ? null : <CaseRequest request={data.request} />}
              {data.risk === undefined ? null : <RiskPanel risk={data.risk} />}
            </Section>
            <Section>
              <CaseFile
                userId={userId}
                now={now}
                isOpen={data.request !== null && isUndecided(data.request)}
              />
            </Section>
            <Section>
              <CaseFacts details={data} now={now} />
              <CaseAnswers answers={data.answers} currency={data.currency} />
            </Section>
          </div>
          <div className="wg:min-w-0 wg:lg:sticky wg:lg:top-0 wg:lg:row-span-2">
            <Section>
              <CaseDocuments
                userId={userId}
                name={data.user.displayName}
                markOf={(fileId) => <VerdictPill userId={userId} fileId={fileId} />}
                judgementOf={(document) => <DocumentJudgement userId={userId} {...document} />}
                className="wg:flex wg:flex-col wg:lg:max-h-[calc(100dvh-10rem)]"
              />
            </Section>
          </div>
          <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
            <Section>
              <ProvenAddresses
                userId={userId}
                name={data.user.displayName}
                coreId={data.user.coreId}
              />
            </Section>
            {data.linkedAddresses === undefined ? null : (
              <Section>
                <LinkedAddresses base={base} links={data.linkedAddresses} />
              </Section>
            )}
            <Section>
              <NotesPanel userId={userId} />
            </Section>
            <Section>
              <CaseHistory entries={data.audit} />
            </Section>
          </div>
        </div>
      )}
    </StaffDetail>
  );
}

function CaseSkeleton() {
  return (
    <div className="wg:grid wg:gap-4 wg:lg:grid-cols-2">
      <Skeleton className="wg:h-120 wg:rounded-panel" />
      <Skeleton className="wg:h-120 wg:rounded-panel" />
    </div>
  );
}
