import type { Schedules } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { TextField } from '@agio/ui/text-field';
import { TextareaField } from '@agio/ui/textarea-field';
import { type ReactNode, useState } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { momentAt } from '../../lists/order-filter.ts';
import { marketsMessages } from '../markets/markets-messages.ts';
import { reasonLength } from '../staff/model/role-change.ts';
import { staffMessages } from '../staff/staff-messages.ts';
import { feesMessages } from './fees-messages.ts';
import { hasPassed } from './model/fee-form.ts';
import { useFeeTexts } from './use-fee-texts.ts';
import type { ScheduleIntent } from './use-schedule-change.ts';

/** Time, in the reader's time zone, and reason of a proposal as they are typed. */
interface ProposalForm {
  readonly start: string;
  readonly reason: string;
}

/** The frame of an editor of fees or limits: its rows, start and reason, beside what they would have meant. */
export function ScheduleEditor<Step, New>({
  title,
  schedules,
  change: { state, isBusy, send, look, reset },
  form,
  steps,
  isSame,
  leaps,
  isKept,
  listHref,
  effect,
  rows,
  onFormChange,
  onDiscard,
  onProposed,
}: {
  title: string;
  schedules: Schedules<Step>;
  change: ScheduleIntent<Step, New>;
  form: ProposalForm;
  /** Steps that the rows mean; undefined while they have a fault. */
  steps: New | undefined;
  /** True for steps that change nothing. */
  isSame: boolean;
  /** Warnings that the confirmation repeats. */
  leaps: readonly string[];
  isKept: boolean;
  listHref: string;
  effect: ReactNode;
  /** Renders the rows; `isAsked` is true once a proposal was tried. */
  rows: (isAsked: boolean) => ReactNode;
  onFormChange: (changes: Partial<ProposalForm>) => void;
  onDiscard: () => void;
  onProposed: () => void;
}) {
  const t = useMessages(feesMessages);
  const staff = useMessages(staffMessages);
  const { editor } = useMessages(marketsMessages);
  const texts = useFeeTexts();
  const timeZone = useTimeZone();
  const [isAsked, setAsked] = useState(false);
  const [isPast, setPast] = useState(false);
  const { ask, dialog } = useConfirmation();
  const start = form.start === '' ? null : momentAt(form.start, timeZone);
  const reason = form.reason.trim();
  const isReasonMissing = reason.length < reasonLength.min;

  const propose = async () => {
    setAsked(true);
    const isOver = hasPassed(start);
    setPast(isOver);
    if (steps === undefined || start === undefined || isReasonMissing || isOver || isSame) {
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const startsAt = start === null ? null : new Date(start).toISOString();
    const isConfirmed = await ask({
      title: `${title}?`,
      effects: [
        `${t.start}: ${startsAt === null ? t.uponApproval : texts.moment(startsAt)}`,
        ...new Set(leaps),
      ],
      quote: reason,
      text: staff.needsTwo,
      cancel: staff.back,
      cancelVariant: 'secondary',
      confirm: t.propose,
      tone: leaps.length > 0 ? 'danger' : 'primary',
    });
    if (!isConfirmed) return;
    if (await send({ act: 'propose', seen: schedules, steps, startsAt, reason })) onProposed();
  };

  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void propose();
      }}
      className="wg:grid wg:items-start wg:gap-4 wg:lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
        <IntentStatus
          state={state}
          onLook={() =>
            void look().then((isDone) => {
              if (isDone) onProposed();
            })
          }
        />
        {rows(isAsked)}
        <TextField
          label={t.start}
          hint={t.startHint}
          type="datetime-local"
          value={form.start}
          error={isAsked && isPast ? t.startPast : undefined}
          disabled={isBusy}
          onValueChange={(next) => onFormChange({ start: next })}
        />
        <TextareaField
          label={staff.reason}
          maxLength={reasonLength.max}
          showCount
          required
          value={form.reason}
          error={isAsked && isReasonMissing ? staff.reasonMissing : undefined}
          disabled={isBusy}
          onValueChange={(next) => onFormChange({ reason: next })}
        />
        <div className="wg:flex wg:flex-wrap wg:justify-end wg:gap-2">
          {isAsked && isSame ? (
            <output className="wg:me-auto wg:text-sm wg:text-danger">{editor.reviewNone}</output>
          ) : null}
          <Button asChild variant="ghost">
            <WidgetLink href={listHref}>{staff.back}</WidgetLink>
          </Button>
          <Button
            variant="ghost"
            disabled={isBusy || !isKept}
            onClick={() => {
              onDiscard();
              setAsked(false);
              reset();
            }}
          >
            {t.clear}
          </Button>
          <Button type="submit" variant="primary" loading={state.status === 'sending'}>
            {t.propose}
          </Button>
        </div>
      </div>
      <Panel className="wg:p-4 wg:lg:sticky wg:lg:top-4">{effect}</Panel>
      {dialog}
    </form>
  );
}
