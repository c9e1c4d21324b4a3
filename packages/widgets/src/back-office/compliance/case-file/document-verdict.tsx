import type { DocumentVerdict } from '@agio/api-client/contract';
import { useCaseFile, useJudgeDocument } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { refusalText } from '../../../intent/refusals.tsx';
import { IntentStatus } from '../../../intent/intent-status.tsx';
import { useFailureWords } from '../../../states/index.ts';
import { assignmentMessages } from '../assignment-messages.ts';
import { caseFileMessages } from './case-file-messages.ts';
import { type Verdict, verdicts } from './case-file-values.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { SaidBy } from './said-by.tsx';
import { useFileChange } from './use-file-change.ts';
import { useReasonDrafts } from './use-reason-drafts.ts';

const tones: Readonly<Record<DocumentVerdict['verdict'], StatusPillProps['tone']>> = {
  Accepted: 'success',
  NotReadable: 'warning',
  NotAcceptable: 'danger',
  Unknown: 'neutral',
};

const useVerdict = (userId: string, fileId: string) =>
  useCaseFile(userId).data?.verdicts.find((each) => each.fileId === fileId);

/** Verdict on a document, in its row of the list. */
export function VerdictPill({ userId, fileId }: { userId: string; fileId: string }) {
  const { verdict: t } = useMessages(caseFileMessages);
  const verdict = useVerdict(userId, fileId)?.verdict;
  return verdict === undefined ? null : (
    <StatusPill
      tone={tones[verdict]}
      icon={verdict === 'NotReadable' ? <TriangleAlert aria-hidden size={12} /> : undefined}
    >
      {t.states[verdict]}
    </StatusPill>
  );
}

interface Judgement {
  readonly verdict: Verdict | null;
  readonly comment?: string;
  readonly seenAt: string | null;
}

/** Buttons that say whether the document in sight is accepted. A press on the one that holds takes it back. */
export function DocumentJudgement({
  userId,
  fileId,
  fileName,
}: {
  userId: string;
  fileId: string;
  fileName: string;
}) {
  const { verdict: t } = useMessages(caseFileMessages);
  const { conflict } = useMessages(assignmentMessages);
  const failureWords = useFailureWords();
  const isReady = useCaseFile(userId).data !== undefined;
  const present = useVerdict(userId, fileId);
  const { judgeDocument } = useJudgeDocument();
  /** Time of the verdict that the officer saw when the dialog opened. */
  const [open, setOpen] = useState<{ seenAt: string | null }>();
  const { state, sent, isBusy, send, sendFromDialog, look } = useFileChange<Judgement>(
    userId,
    (judgement, options) => judgeDocument({ userId, fileId, ...judgement }, options),
    (found, { verdict, comment }) => {
      const after = found.verdicts.find((each) => each.fileId === fileId);
      return (after?.verdict ?? null) === verdict && (after?.comment ?? null) === (comment ?? null);
    },
  );
  const drafts = useReasonDrafts(fileId, state);
  if (!isReady) return null;
  const seenAt = present?.time ?? null;
  const shown = state.status === 'sending' ? sent?.verdict : present?.verdict;
  const press = (verdict: Verdict) => {
    if (isBusy) return;
    if (verdict === present?.verdict) void send({ verdict: null, seenAt });
    else if (verdict === 'NotAcceptable') setOpen({ seenAt });
    else void send({ verdict, seenAt });
  };
  const sendReason = async (comment: string) => {
    const judgement = { verdict: 'NotAcceptable' as const, comment, seenAt: open?.seenAt ?? null };
    const refusal = await sendFromDialog(judgement);
    if (refusal === undefined) setOpen(undefined);
  };
  return (
    <div className="wg:flex wg:flex-col wg:gap-2 wg:border-b wg:border-line wg:p-3 wg:text-sm">
      <fieldset
        aria-label={t.label({ name: fileName })}
        className="wg:m-0 wg:flex wg:min-w-0 wg:flex-wrap wg:gap-2 wg:border-0 wg:p-0"
      >
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            variant={verdict === shown ? 'primary' : 'secondary'}
            aria-pressed={verdict === shown}
            disabled={state.status === 'unknown'}
            onClick={() => press(verdict)}
          >
            {t.states[verdict]}
          </Button>
        ))}
      </fieldset>
      {present === undefined ? null : (
        <div className="wg:wrap-anywhere">
          <SaidBy said={present} />
          {present.comment === null ? null : <p dir="auto">{present.comment}</p>}
        </div>
      )}
      <IntentStatus
        state={state}
        conflictTitle={conflict}
        onLook={() => void look()}
        hidesRefusal={open !== undefined}
      />
      {open === undefined ? null : (
        <ReasonDialog
          drafts={drafts}
          act="NotAcceptable"
          title={t.states.NotAcceptable}
          text={<bdi>{fileName}</bdi>}
          isSending={state.status === 'sending'}
          problem={state.status === 'refused' ? refusalText(state.error, failureWords) : undefined}
          onSend={(comment) => void sendReason(comment)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
