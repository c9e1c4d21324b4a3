import type { StaffRequest } from '@agio/api-client/contract';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { DetailItem, DetailList } from '../frame/detail-list.tsx';
import { caseMessages } from './case-messages.ts';
import { messages } from '../messages.ts';
import { ApprovalsPill, RequestPill } from './request-cells.tsx';

/** Request, and its course so far. */
export function CaseRequest({ request }: { request: StaffRequest }) {
  const { request: t } = useMessages(caseMessages);
  const { type: types } = useMessages(messages);
  const { usualDays, readyToReviewAt, decidedAt, comment, firstApproval } = request;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        {usualDays === undefined ? null : (
          <span className="wg:ms-auto wg:text-xs wg:text-fg-muted">
            {t.usual({ count: usualDays })}
          </span>
        )}
      </PanelHeader>
      <DetailList>
        <DetailItem term={t.type}>{types[request.requestType]}</DetailItem>
        <DetailItem term={t.status}>
          <span className="wg:flex wg:flex-wrap wg:gap-1">
            <RequestPill status={request.statusType} />
            <ApprovalsPill request={request} />
          </span>
        </DetailItem>
        {readyToReviewAt === null ? null : (
          <DetailItem term={t.sent}>
            <TimeText iso={readyToReviewAt} />
          </DetailItem>
        )}
        {decidedAt === null || decidedAt === undefined ? null : (
          <DetailItem term={t.decided}>
            <TimeText iso={decidedAt} />
          </DetailItem>
        )}
        {firstApproval ? (
          <DetailItem term={t.firstApproval}>
            <bdi>{firstApproval.officer}</bdi>, <TimeText iso={firstApproval.time} />
          </DetailItem>
        ) : null}
      </DetailList>
      <Said term={t.firstNote} text={firstApproval?.comment} />
      <Said term={t.comment} text={comment} />
    </Panel>
  );
}

/** Text written by an officer. */
function Said({ term, text }: { term: string; text: string | null | undefined }) {
  return text ? (
    <div className="wg:border-t wg:border-line wg:px-4 wg:py-3">
      <div className="wg:text-xs wg:text-fg-muted">{term}</div>
      <p className="wg:mt-0.5 wg:text-sm wg:wrap-anywhere wg:whitespace-pre-line">{text}</p>
    </div>
  ) : null;
}
