import type { CaseFile, ScreeningMatch } from '@agio/api-client/contract';
import { useResolveMatch, useScreen } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { refusalText } from '../../../intent/refusals.tsx';
import { IntentStatus } from '../../../intent/intent-status.tsx';
import { useFailureWords } from '../../../states/index.ts';
import { assignmentMessages } from '../assignment-messages.ts';
import { caseFileMessages } from './case-file-messages.ts';
import { type Outcome, outcomes } from './case-file-values.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { SaidBy } from './said-by.tsx';
import { useFileChange } from './use-file-change.ts';
import { useReasonDrafts } from './use-reason-drafts.ts';

const tones: Readonly<Record<string, StatusPillProps['tone']>> = {
  Clear: 'success',
  PossibleMatch: 'warning',
  Match: 'danger',
};

/** Result of the last screening, the entries that were found, and a button to screen again. */
export function ScreeningPanel({ file: { userId, screening } }: { file: CaseFile }) {
  const { screening: t } = useMessages(caseFileMessages);
  const { conflict } = useMessages(assignmentMessages);
  const { screen } = useScreen();
  const before = screening?.time;
  const { state, isBusy, send, look } = useFileChange<string | undefined>(
    userId,
    (_, options) => screen({ userId }, options),
    (found, seen) => found.screening !== null && found.screening.time !== seen,
  );
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        <Button
          size="sm"
          className="wg:ms-auto"
          loading={state.status === 'sending'}
          disabled={state.status === 'unknown'}
          onClick={() => void (isBusy || send(before))}
        >
          {t.again}
        </Button>
      </PanelHeader>
      <div className="wg:flex wg:flex-col wg:gap-3 wg:p-4 wg:text-sm">
        <output className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-1">
          {screening === null ? (
            t.never
          ) : (
            <>
              <StatusPill
                tone={tones[screening.result]}
                icon={
                  screening.result === 'Clear' ? undefined : <TriangleAlert aria-hidden size={12} />
                }
              >
                {t.results[screening.result]}
              </StatusPill>
              <TimeText iso={screening.time} />
              <span className="wg:text-fg-muted">
                {t.searched({ source: screening.source, version: screening.listVersion })}
              </span>
            </>
          )}
        </output>
        <IntentStatus state={state} conflictTitle={conflict} onLook={() => void look()} />
        {screening === null || screening.matches.length === 0 ? null : (
          <ul className="wg:flex wg:flex-col wg:gap-4">
            {screening.matches.map((match) => (
              <Match key={match.id} userId={userId} match={match} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

interface Resolution {
  readonly match: ScreeningMatch;
  readonly outcome: Outcome;
  readonly comment: string;
}

/** An entry of a list, the reasons for which it was found, and the word of an officer on it. */
function Match({ userId, match }: { userId: string; match: ScreeningMatch }) {
  const { screening: t } = useMessages(caseFileMessages);
  const { conflict } = useMessages(assignmentMessages);
  const locale = useLocale();
  const failureWords = useFailureWords();
  const { resolveMatch } = useResolveMatch();
  const [open, setOpen] = useState<{ outcome: Outcome; match: ScreeningMatch }>();
  const { state, sendFromDialog, look } = useFileChange<Resolution>(
    userId,
    ({ match: { id, resolution }, outcome, comment }, options) =>
      resolveMatch(
        { userId, matchId: id, outcome, comment, seenAt: resolution?.time ?? null },
        options,
      ),
    (found, { match: { id }, outcome, comment }) =>
      found.screening?.matches.some(
        (each) =>
          each.id === id &&
          each.resolution?.outcome === outcome &&
          each.resolution.comment === comment,
      ) === true,
  );
  const drafts = useReasonDrafts(match.id, state);
  const { name, kind, source, subject, score, reasons, resolution } = match;
  const send = async (comment: string) => {
    if (open === undefined) return;
    const refusal = await sendFromDialog({ ...open, comment });
    if (refusal === undefined) setOpen(undefined);
  };
  return (
    <li className="wg:flex wg:flex-col wg:gap-2 wg:border-t wg:border-line wg:pt-3 wg:first:border-0 wg:first:pt-0">
      <div className="wg:min-w-0 wg:wrap-anywhere">
        <bdi className="wg:font-medium">{name}</bdi>
        <div className="wg:flex wg:flex-wrap wg:gap-x-3 wg:text-xs wg:text-fg-muted">
          <span>{t.kinds[kind]}</span>
          <bdi>{source}</bdi>
          <span>
            {t.subject}: <bdi>{subject}</bdi>
          </span>
        </div>
        <div className="wg:mt-1 wg:flex wg:flex-wrap wg:gap-x-3">
          <span className="wg:num">{t.score({ score })}</span>
          <span>
            {listOf(
              reasons.map((each) => t.reasons[each]),
              locale,
            )}
          </span>
        </div>
      </div>
      {resolution === null ? null : (
        <div className="wg:wrap-anywhere">
          <StatusPill tone={resolution.outcome === 'TrueMatch' ? 'danger' : 'neutral'}>
            {t.outcomes[resolution.outcome]}
          </StatusPill>{' '}
          <SaidBy said={resolution} />
          {resolution.comment === null ? null : <p dir="auto">{resolution.comment}</p>}
        </div>
      )}
      <div className="wg:flex wg:flex-wrap wg:gap-2">
        {outcomes
          .filter((outcome) => outcome !== resolution?.outcome)
          .map((outcome) => (
            <Button
              key={outcome}
              size="sm"
              variant={outcome === 'TrueMatch' ? 'danger-soft' : 'secondary'}
              disabled={state.status === 'unknown'}
              onClick={() => setOpen({ outcome, match })}
            >
              {t.outcomes[outcome]}
            </Button>
          ))}
      </div>
      <IntentStatus
        state={state}
        conflictTitle={conflict}
        onLook={() => void look()}
        hidesRefusal={open !== undefined}
      />
      {open === undefined ? null : (
        <ReasonDialog
          drafts={drafts}
          act={open.outcome}
          title={t.outcomes[open.outcome]}
          text={<bdi>{name}</bdi>}
          isSending={state.status === 'sending'}
          problem={state.status === 'refused' ? refusalText(state.error, failureWords) : undefined}
          onSend={(comment) => void send(comment)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}
