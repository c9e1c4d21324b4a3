import type { FeeSchedules } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { TextField } from '@agio/ui/text-field';
import { TextareaField } from '@agio/ui/textarea-field';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSetting, WidgetLink } from '../../host/index.ts';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { momentAt } from '../../lists/order-filter.ts';
import { marketsMessages } from '../markets/markets-messages.ts';
import { reasonLength } from '../staff/model/role-change.ts';
import { staffMessages } from '../staff/staff-messages.ts';
import { feeDraft } from './fee-draft.ts';
import { FeeEffect } from './fee-effect.tsx';
import { FeeRowFields } from './fee-row.tsx';
import { feesMessages } from './fees-messages.ts';
import {
  faultsOf,
  type FeeForm,
  feeFields,
  hasPassed,
  type FeeRow,
  isSameSchedule,
  leapOfFee,
  maxSteps,
  orderOfLeap,
  rowsOf,
  stepsOf,
} from './model/fee-form.ts';
import { useFeeChange } from './use-fee-change.ts';
import { useFeeTexts } from './use-fee-texts.ts';

/** Editor of the steps, beside what they would have meant. Everything typed is kept for this tab. */
export function FeeEditor({
  schedules,
  listHref,
  onProposed,
}: {
  schedules: FeeSchedules;
  listHref: string;
  onProposed: () => void;
}) {
  const t = useMessages(feesMessages);
  const staff = useMessages(staffMessages);
  const { editor, review } = useMessages(marketsMessages);
  const texts = useFeeTexts();
  const timeZone = useTimeZone();
  const { currency, inForce } = schedules;
  const before = rowsOf(inForce.steps);
  const [kept, setKept] = useSetting(feeDraft);
  const form: FeeForm = kept ?? { rows: before, start: '', reason: '' };
  const [isAsked, setAsked] = useState(false);
  const [isPast, setPast] = useState(false);
  const { state, isBusy, send, look, reset } = useFeeChange();
  const { ask, dialog } = useConfirmation();
  const rowsRef = useRef<HTMLDivElement>(null);

  const change = (changes: Partial<FeeForm>) => {
    if (!isBusy) reset();
    const next = { ...form, ...changes };
    setKept({ ...next, rows: [...next.rows] });
  };
  const changeRow = (row: FeeRow) =>
    change({ rows: form.rows.map((each) => (each.id === row.id ? row : each)) });
  /** The first field of the last step: that of a new one has to be typed, and the button of a removed one is gone. */
  const focusLast = () =>
    requestAnimationFrame(() =>
      rowsRef.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    );
  const add = () => {
    const last = form.rows.at(-1);
    if (last === undefined) return;
    change({ rows: [...form.rows, { ...last, id: crypto.randomUUID(), volume: '' }] });
    focusLast();
  };
  const remove = (id: string) => {
    change({ rows: form.rows.filter((row) => row.id !== id) });
    focusLast();
  };

  const faults = faultsOf(form.rows);
  const steps = stepsOf(form.rows);
  const start = form.start === '' ? null : momentAt(form.start, timeZone);
  const reason = form.reason.trim();
  const isReasonMissing = reason.length < reasonLength.min;
  const isSame = steps !== undefined && isSameSchedule(inForce.steps, steps);
  const leaps = form.rows.flatMap((row) =>
    feeFields.flatMap((field) => {
      const was = before.find(({ id }) => id === row.id);
      const leap = was && leapOfFee(was[field], row[field]);
      return leap === undefined
        ? []
        : [review.leapFee({ ...leap, order: orderOfLeap, asset: currency })];
    }),
  );

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
      title: `${t.change}?`,
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
    finish(await send({ act: 'propose', seen: schedules, steps, startsAt, reason }));
  };
  const finish = (isDone: boolean) => {
    if (!isDone) return;
    setKept(null);
    onProposed();
  };

  return (
    <form
      noValidate
      aria-label={t.change}
      onSubmit={(event) => {
        event.preventDefault();
        void propose();
      }}
      className="wg:grid wg:items-start wg:gap-4 wg:lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
        <IntentStatus state={state} onLook={() => void look().then(finish)} />
        <div ref={rowsRef} className="wg:flex wg:flex-col wg:gap-3">
          {form.rows.map((row, at) => (
            <FeeRowFields
              key={row.id}
              row={row}
              number={at + 1}
              before={before.find(({ id }) => id === row.id)}
              faults={isAsked ? (faults[at] ?? {}) : shownWhileTyping(faults[at])}
              currency={currency}
              disabled={isBusy}
              onChange={changeRow}
              onRemove={() => remove(row.id)}
            />
          ))}
        </div>
        <Button
          size="sm"
          className="wg:self-start"
          disabled={isBusy || form.rows.length >= maxSteps}
          icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
          onClick={add}
        >
          {t.add}
        </Button>
        <TextField
          label={t.start}
          hint={t.startHint}
          type="datetime-local"
          value={form.start}
          error={isAsked && isPast ? t.startPast : undefined}
          disabled={isBusy}
          onValueChange={(next) => change({ start: next })}
        />
        <TextareaField
          label={staff.reason}
          maxLength={reasonLength.max}
          showCount
          required
          value={form.reason}
          error={isAsked && isReasonMissing ? staff.reasonMissing : undefined}
          disabled={isBusy}
          onValueChange={(next) => change({ reason: next })}
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
            disabled={isBusy || kept === null}
            onClick={() => {
              setKept(null);
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
      <Panel className="wg:p-4 wg:lg:sticky wg:lg:top-4">
        <FeeEffect steps={steps} />
      </Panel>
      {dialog}
    </form>
  );
}

/** Faults that are shown before anything is sent: not those of a field that is still empty. */
const shownWhileTyping = (faults: ReturnType<typeof faultsOf>[number] = {}) =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault.code !== 'missing'));
