import { isApiError } from '@agio/api-client';
import { useComplianceDetails } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { hasContent, Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { ArrowLeft, ChevronDown, ChevronUp, User } from 'lucide-react';
import { WidgetLink } from '../../host/index.ts';
import { loadStateOf, Section, useLoadNotes } from '../../states/index.ts';
import { CaseAnswers } from './case-answers.tsx';
import { CaseAssignment } from './case-assignment.tsx';
import { CaseDecision } from './decision/case-decision.tsx';
import { CaseDocuments } from '../documents/case-documents.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseHeader } from './case-header.tsx';
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
import { allUsers } from '../users/model/users-view.ts';
import { paletteMessages } from '../frame/palette-messages.ts';
import { useItemActions } from '../frame/use-item-actions.tsx';
import { useKeys } from '../frame/use-keys.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useNow } from '../frame/use-now.ts';
import { useRefreshed } from '../frame/use-refreshed.ts';

export interface ComplianceCaseProps {
  base: string;
  userId: string;
  /** The queue in which the case stands. */
  view: QueueView;
  onGo: (address: string) => void;
}

/** What an officer decides on: the person, their answers and documents, and what was done so far. */
export function ComplianceCase({ base, userId, view, onGo }: ComplianceCaseProps) {
  const t = useMessages(caseMessages);
  const details = useComplianceDetails(userId);
  const now = useNow();
  const { previous, next } = useNeighbours(view, userId);
  useRefreshed(details.mutate);
  const hrefOf = (id: string | undefined) =>
    id === undefined ? undefined : caseAddress(base, id, view);
  const queueHref = queueAddress(base, view);
  const profileHref = userAddress(base, userId, { list: allUsers });
  const previousHref = hrefOf(previous);
  const nextHref = hrefOf(next);
  useKeys({
    j: () => nextHref !== undefined && onGo(nextHref),
    k: () => previousHref !== undefined && onGo(previousHref),
    u: () => onGo(queueHref),
  });
  const { case: heading } = useMessages(paletteMessages);
  useItemActions(heading, [
    nextHref !== undefined && { label: t.next, icon: ChevronDown, onSelect: () => onGo(nextHref) },
    previousHref !== undefined && {
      label: t.previous,
      icon: ChevronUp,
      onSelect: () => onGo(previousHref),
    },
    { label: t.back, icon: ArrowLeft, onSelect: () => onGo(queueHref) },
    { label: t.openProfile, icon: User, onSelect: () => onGo(profileHref) },
  ]);
  const state = loadStateOf(details);
  const loadNotes = useLoadNotes(state, { error: t.error, loading: t.loading, stale: t.stale });
  const isMissing = isApiError(details.error, 'http') && details.error.status === 404;
  const notes = isMissing
    ? {
        ...loadNotes,
        error: {
          title: t.notFound,
          text: t.notFoundText,
          actions: (
            <Button asChild size="sm">
              <WidgetLink href={queueHref}>{t.back}</WidgetLink>
            </Button>
          ),
        },
      }
    : loadNotes;
  const { data } = details;
  return (
    <div className="wg:flex wg:flex-col wg:gap-4 wg:px-4 wg:pt-4 wg:md:px-6">
      <CaseHeader
        details={data}
        {...{ now, queueHref, profileHref, previousHref, nextHref }}
        acts={
          data && hasContent(state) ? (
            <>
              <CaseAssignment details={data} onRead={(found) => details.mutate(found)} />
              <AccountActions user={data.user} onRefresh={() => details.mutate()} />
            </>
          ) : null
        }
      />
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void details.mutate()}
        skeleton={<CaseSkeleton />}
      >
        {data && hasContent(state) ? (
          // The document stays beside the facts while they are scrolled: an officer compares the two.
          <div className="wg:grid wg:items-start wg:gap-4 wg:lg:grid-cols-2 wg:lg:grid-rows-[auto_1fr]">
            <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
              <Section>
                {data.request === null ? null : <CaseRequest request={data.request} />}
                {data.risk === undefined ? null : <RiskPanel risk={data.risk} />}
                <CaseFacts details={data} now={now} />
                <CaseAnswers answers={data.answers} currency={data.currency} />
              </Section>
            </div>
            <div className="wg:min-w-0 wg:lg:sticky wg:lg:top-0 wg:lg:row-span-2">
              <Section>
                <CaseDocuments
                  userId={userId}
                  name={data.user.displayName}
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
        ) : null}
      </Loadable>
      {data && hasContent(state) ? (
        <CaseDecision
          details={data}
          onRead={(found) => details.mutate(found)}
          nextHref={nextHref}
          queueHref={queueHref}
        />
      ) : null}
    </div>
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
