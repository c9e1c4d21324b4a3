import type { FeeStep } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useSetting } from '../../host/index.ts';
import { marketsMessages } from '../markets/markets-messages.ts';
import { feeDraft } from './fee-draft.ts';
import { FeeEffect } from './fee-effect.tsx';
import { FeeRowFields } from './fee-row.tsx';
import { feesMessages } from './fees-messages.ts';
import {
  faultsOf,
  type FeeForm,
  feeFields,
  type FeeRow,
  isSameSchedule,
  leapOfFee,
  maxSteps,
  orderOfLeap,
  rowsOf,
  stepsOf,
} from './model/fee-form.ts';
import { ScheduleEditor } from './schedule-editor.tsx';
import type { EditorProps } from './schedule-section.tsx';
import { useFeeChange } from './use-schedule-change.ts';

/** Editor of the steps, beside what they would have meant. Everything typed is kept for this tab. */
export function FeeEditor({ schedules, listHref, onProposed }: EditorProps<FeeStep>) {
  const t = useMessages(feesMessages);
  const { review } = useMessages(marketsMessages);
  const { currency, inForce } = schedules;
  const before = rowsOf(inForce.steps);
  const [kept, setKept] = useSetting(feeDraft);
  const form: FeeForm = kept ?? { rows: before, start: '', reason: '' };
  const feeChange = useFeeChange();
  const { isBusy } = feeChange;
  const rowsRef = useRef<HTMLDivElement>(null);

  const change = (changes: Partial<FeeForm>) => {
    if (!isBusy) feeChange.reset();
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
  const leaps = form.rows.flatMap((row) =>
    feeFields.flatMap((field) => {
      const was = before.find(({ id }) => id === row.id);
      const leap = was && leapOfFee(was[field], row[field]);
      return leap === undefined
        ? []
        : [review.leapFee({ ...leap, order: orderOfLeap, asset: currency })];
    }),
  );

  return (
    <ScheduleEditor
      title={t.change}
      schedules={schedules}
      change={feeChange}
      form={form}
      steps={steps}
      isSame={steps !== undefined && isSameSchedule(inForce.steps, steps)}
      leaps={leaps}
      isKept={kept !== null}
      listHref={listHref}
      effect={<FeeEffect steps={steps} />}
      onFormChange={change}
      onDiscard={() => setKept(null)}
      onProposed={() => {
        setKept(null);
        onProposed();
      }}
      rows={(isAsked) => (
        <>
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
        </>
      )}
    />
  );
}

/** Faults that are shown before anything is sent: not those of a field that is still empty. */
const shownWhileTyping = (faults: ReturnType<typeof faultsOf>[number] = {}) =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault.code !== 'missing'));
