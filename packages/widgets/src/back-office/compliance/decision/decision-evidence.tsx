// @where Back office: risk that an officer confirms before an approval
import { complianceSteps } from '@agio/api-client';
import type { ComplianceDetails, StaffRequest } from '@agio/api-client/contract';
import { useCaseFile, useUserDocuments, useUserInformation } from '@agio/api-client/react';
import { Checkbox } from '@agio/ui/checkbox';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { cutText } from '@agio/ui/short-text';
import { useEffect, useEffectEvent } from 'react';
import { chosenOf, isChoiceStep, stepMessages } from '../../../verification/index.ts';
import { caseFileMessages } from '../case-file/case-file-messages.ts';
import { decisionMessages } from './decision-messages.ts';
import { RiskBars } from '../request-cells.tsx';
import { riskMessages } from '../risk-messages.ts';

/** The risk from which an officer says that they have looked, before they approve. */
export const riskToConfirm = 2;
/** Signals that are named; the others are counted. */
const maxNamed = 4;

/** Basis of an approval: risk signals, unanswered questions, opened documents, and other officers at work. */
export function DecisionEvidence({
  details: { user, risk, answers },
  request,
  isConfirmed,
  onConfirm,
}: {
  details: ComplianceDetails;
  request: StaffRequest;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}) {
  const { evidence: t } = useMessages(decisionMessages);
  const { kinds } = useMessages(riskMessages);
  const { name: stepNames } = useMessages(stepMessages);
  const { screening: s, checklist: c } = useMessages(caseFileMessages);
  const file = useCaseFile(user.id).data;
  const locale = useLocale();
  const ownId = useUserInformation().data?.id;
  const { data: documents, mutate } = useUserDocuments(user.id);
  // A look at a document is known to the exchange alone.
  const readAgain = useEffectEvent(() => void mutate());
  useEffect(() => readAgain(), []);
  const openedBy = (officerId: string | undefined) =>
    documents?.filter((document) => document.openedBy?.some((look) => look.officerId === officerId))
      .length ?? 0;
  const total = documents?.length ?? 0;
  const { score = 0, signals = [] } = risk ?? {};
  const unanswered = complianceSteps
    .filter(isChoiceStep)
    .filter((step) => chosenOf(answers, step) === undefined)
    .map((step) => stepNames[step]);
  const { firstApproval, assignee } = request;
  const named = signals.slice(0, maxNamed).map(({ kind }) => kinds[kind]);
  return (
    <>
      <KeyValueList>
        <KeyValue term={t.risk}>
          <RiskBars risk={score} />
        </KeyValue>
        <KeyValue term={t.signals}>
          {named.length === 0
            ? t.none
            : [
                ...named,
                ...(signals.length > maxNamed
                  ? [t.more({ count: signals.length - maxNamed })]
                  : []),
              ].map((words) => (
                <span key={words} className="wg:block">
                  {words}
                </span>
              ))}
        </KeyValue>
        <KeyValue term={t.unanswered}>{listOf(unanswered, locale) || t.allAnswered}</KeyValue>
        {file === undefined ? null : (
          <>
            <KeyValue term={s.title}>
              {file.screening === null ? s.never : s.results[file.screening.result]}
            </KeyValue>
            {file.checklist.length === 0 ? null : (
              <KeyValue term={c.title}>
                {c.count({
                  count: file.checklist.filter(({ confirmed }) => confirmed !== null).length,
                  total: file.checklist.length,
                })}
                {file.checklist
                  .filter(({ confirmed }) => confirmed === null)
                  .map(({ point }) => (
                    <span key={point} className="wg:block wg:text-fg-muted">
                      {c.points[point]}
                    </span>
                  ))}
              </KeyValue>
            )}
          </>
        )}
        <KeyValue term={t.documents}>
          {documents === undefined ? '…' : t.opened({ count: openedBy(ownId), total })}
        </KeyValue>
        {firstApproval && firstApproval.officerId !== ownId ? (
          <KeyValue term={t.first}>
            {t.firstOpened({
              name: cutText(firstApproval.officer, 60),
              count: openedBy(firstApproval.officerId),
              total,
            })}
          </KeyValue>
        ) : null}
        {assignee && assignee.officerId !== ownId ? (
          <KeyValue term={t.worksOn}>
            <bdi>{assignee.officer}</bdi>
          </KeyValue>
        ) : null}
      </KeyValueList>
      {score < riskToConfirm ? null : (
        <Checkbox
          label={t.confirm({ score, count: openedBy(ownId), total })}
          checked={isConfirmed}
          onCheckedChange={onConfirm}
        />
      )}
    </>
  );
}
