import type { LimitStep } from '@agio/api-client/contract';
import { AmountInput } from '@agio/ui/amount-input';
import { useMessages } from '@agio/ui/language';
import { useSetting } from '../../host/index.ts';
import { changeTextMessages } from '../audit/change-text-messages.ts';
import { marketsMessages } from '../markets/markets-messages.ts';
import { limitDraft } from './fee-draft.ts';
import { feesMessages } from './fees-messages.ts';
import { LimitEffect } from './limit-effect.tsx';
import {
  isSameLimit,
  isSameLimits,
  type LimitFault,
  limitFaultsOf,
  type LimitForm,
  type LimitKind,
  limitKinds,
  type LimitRow,
  limitRowsOf,
  limitsOf,
  leapOfLimit,
} from './model/limit-form.ts';
import { ScheduleEditor } from './schedule-editor.tsx';
import type { EditorProps } from './schedule-section.tsx';
import { useFeeTexts } from './use-fee-texts.ts';
import { useLimitChange } from './use-schedule-change.ts';

/** Editor of the limits of each tier, beside the customers who used more. Everything typed is kept for this tab. */
export function LimitEditor({ schedules, listHref, onProposed }: EditorProps<LimitStep>) {
  const t = useMessages(feesMessages);
  const { editor, review } = useMessages(marketsMessages);
  const { value: words } = useMessages(changeTextMessages);
  const texts = useFeeTexts();
  const { currency, inForce } = schedules;
  const before = limitRowsOf(inForce.steps);
  const [kept, setKept] = useSetting(limitDraft);
  const form: LimitForm = kept ?? { rows: before, start: '', reason: '' };
  const limitChange = useLimitChange();
  const { isBusy } = limitChange;

  const change = (changes: Partial<LimitForm>) => {
    if (!isBusy) limitChange.reset();
    const next = { ...form, ...changes };
    setKept({ ...next, rows: [...next.rows] });
  };
  const changeLimit = (at: number, kind: LimitKind, limit: string) =>
    change({
      rows: form.rows.map((row, place) => (place === at ? { ...row, [kind]: limit } : row)),
    });

  const faults = limitFaultsOf(form.rows);
  const steps = limitsOf(form.rows);
  const leapIn = (row: LimitRow, at: number, kind: LimitKind) => {
    const times = leapOfLimit(before[at]?.[kind] ?? '', row[kind]);
    return times === undefined ? [] : [review.leap({ times })];
  };
  const textOf = (fault: LimitFault | undefined) => {
    if (fault === undefined) return undefined;
    return fault.code === 'below'
      ? t.belowTier({ least: texts.volume(fault.least, currency) })
      : t.aboveMonth({ most: texts.volume(fault.most, currency) });
  };
  return (
    <ScheduleEditor
      title={t.changeLimits}
      schedules={schedules}
      change={limitChange}
      form={form}
      steps={steps}
      isSame={steps !== undefined && isSameLimits(inForce.steps, steps)}
      leaps={form.rows.flatMap((row, at) =>
        limitKinds.flatMap((kind) =>
          leapIn(row, at, kind).map((leap) => `${words[row.tier]}, ${t[kind]}: ${leap}`),
        ),
      )}
      isKept={kept !== null}
      listHref={listHref}
      effect={<LimitEffect steps={steps} />}
      onFormChange={change}
      onDiscard={() => setKept(null)}
      onProposed={() => {
        setKept(null);
        onProposed();
      }}
      rows={() => (
        <>
          <p className="wg:text-sm wg:text-fg-muted">{t.limitHint}</p>
          {form.rows.map((row, at) => (
            <fieldset
              key={row.tier}
              aria-label={words[row.tier]}
              className="wg:flex wg:flex-col wg:gap-3 wg:rounded-control wg:border wg:border-line wg:p-3"
            >
              <p className="wg:text-sm wg:font-medium">{words[row.tier]}</p>
              <div className="wg:grid wg:gap-3 wg:lg:grid-cols-3">
                {limitKinds.map((kind) => {
                  const was = before[at]?.[kind] ?? '';
                  const leaps = leapIn(row, at, kind);
                  return (
                    <div key={kind} className="wg:min-w-0">
                      <AmountInput
                        label={t[kind]}
                        labelEnd={
                          isSameLimit(was, row[kind])
                            ? undefined
                            : editor.was({ value: was === '' ? t.none : was })
                        }
                        unit={currency}
                        maxScale={2}
                        step="1000"
                        value={row[kind]}
                        error={textOf(faults[at]?.[kind])}
                        disabled={isBusy}
                        onValueChange={(limit) => changeLimit(at, kind, limit)}
                      />
                      {leaps.map((leap) => (
                        <p
                          key={leap}
                          role="alert"
                          className="wg:mt-1 wg:text-sm wg:font-medium wg:text-danger"
                        >
                          {leap}
                        </p>
                      ))}
                    </div>
                  );
                })}
              </div>
            </fieldset>
          ))}
        </>
      )}
    />
  );
}
