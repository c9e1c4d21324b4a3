import { requestTypes } from '@agio/api-client';
import type { StaffMember } from '@agio/api-client/contract';
import { useChangeSkills, useExchange } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { useRef, useState } from 'react';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { useIntent } from '../../intent/use-intent.ts';
import { decisionMessages } from '../compliance/decision/decision-messages.ts';
import { messages } from '../messages.ts';
import { isSame } from './model/role-change.ts';
import { staffMessages } from './staff-messages.ts';

type RequestType = (typeof requestTypes)[number];

const known = (member: StaffMember): RequestType[] =>
  requestTypes.filter((type) => member.skills.includes(type));

/** Cases of an officer, and the types of requests that they take, to be changed in place. */
export function Skills({ member }: { member: StaffMember }) {
  const t = useMessages(staffMessages);
  const { lost, notArrived, conflict } = useMessages(decisionMessages);
  const { type: types } = useMessages(messages);
  const locale = useLocale();
  const { backOfficeStaff } = useExchange();
  const { changeSkills } = useChangeSkills();
  const [draft, setDraft] = useState<readonly RequestType[]>();
  const section = useRef<HTMLElement>(null);
  const skills = known(member);
  const { state, send, look, reset } = useIntent<{ from: RequestType[]; to: RequestType[] }>({
    conflict: () => true,
    send: ({ from, to }, options) =>
      changeSkills({ id: member.id, skills: to, seen: from }, options),
    find: async ({ from, to }) => {
      const now = known((await backOfficeStaff.details({ id: member.id })).member);
      return isSame(now, to) || (isSame(now, from) ? false : { conflict: conflict });
    },
  });
  const close = () => {
    setDraft(undefined);
    // The pressed button is gone.
    section.current?.focus();
  };
  if (member.cases === null) return null;
  const isSending = state.status === 'sending';
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t.skills}
      className="wg:mb-4 wg:outline-offset-4"
    >
      <KeyValueList className="wg:mb-2">
        <KeyValue term={t.cases}>{member.cases}</KeyValue>
        <KeyValue term={t.skills}>
          {skills.length === requestTypes.length
            ? t.allSkills
            : skills.length === 0
              ? '—'
              : listOf(
                  skills.map((type) => types[type]),
                  locale,
                )}
        </KeyValue>
      </KeyValueList>
      <div className="wg:mb-2 wg:empty:hidden">
        <IntentStatus
          state={state}
          words={{ lost, notArrived }}
          conflictTitle={conflict}
          onLook={() => void look()}
        />
      </div>
      {draft === undefined || state.status === 'done' ? (
        <Button
          size="sm"
          disabled={state.status === 'unknown'}
          onClick={() => {
            reset();
            setDraft(skills);
          }}
        >
          {t.changeSkills}
        </Button>
      ) : (
        <fieldset className="wg:flex wg:flex-col wg:gap-3">
          <legend className="wg:mb-2 wg:text-sm wg:font-medium">{t.skills}</legend>
          {requestTypes.map((type) => (
            <Checkbox
              key={type}
              label={types[type]}
              checked={draft.includes(type)}
              disabled={isSending}
              onCheckedChange={(isTicked) =>
                setDraft(
                  requestTypes.filter((each) =>
                    each === type ? isTicked === true : draft.includes(each),
                  ),
                )
              }
            />
          ))}
          <div className="wg:flex wg:gap-2">
            <Button
              size="sm"
              variant="primary"
              loading={isSending}
              disabled={isSame(draft, skills)}
              onClick={() => {
                void send({ from: skills, to: [...draft] }).then((isCarriedOut) => {
                  if (isCarriedOut) section.current?.focus();
                });
              }}
            >
              {t.changeSkills}
            </Button>
            <Button size="sm" variant="ghost" disabled={isSending} onClick={close}>
              {t.back}
            </Button>
          </div>
        </fieldset>
      )}
    </section>
  );
}
