import { requestTypes } from '@agio/api-client';
import { useComplianceRequest } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { SelectField } from '@agio/ui/select-field';
import { requestTypeMessages } from '@agio/ui/status-button';
import { TextareaField } from '@agio/ui/textarea-field';
import { type ReactNode, useId, useState } from 'react';
import { messages } from './messages.ts';
import type { Demo } from './use-demo.ts';

const undecided: readonly string[] = ['Open', 'PendingForReview', 'RequestedMoreData'];

/** Buttons for decisions of an officer on a request, and for opening one. */
export function RequestActs({ act, isPending }: Demo) {
  const t = useMessages(messages);
  const types = useMessages(requestTypeMessages);
  const { data: request } = useComplianceRequest();
  const [comment, setComment] = useState('');
  const [type, setType] = useState<(typeof requestTypes)[number]>('NameDiscrepancyToTier1');
  const isOpen =
    request !== undefined && request !== null && undecided.includes(request.statusType);
  // Fewer are no comment to the exchange.
  const words = comment.trim().length < 3 ? {} : { comment: comment.trim() };
  const decide = async (decision: 'Approve' | 'Deny' | 'RequestMoreData') => {
    if (await act({ kind: 'decide', decision, ...words })) setComment('');
  };
  return (
    <>
      <Group title={t.decide.title}>
        {isOpen ? (
          <>
            <TextareaField
              label={t.decide.comment}
              placeholder={t.decide.placeholder}
              rows={2}
              className="wg:w-full"
              maxLength={500}
              value={comment}
              onValueChange={setComment}
            />
            <div className="wg:flex wg:flex-wrap wg:gap-2">
              <Button variant="primary" loading={isPending} onClick={() => void decide('Approve')}>
                {t.decide.approve}
              </Button>
              <Button disabled={isPending} onClick={() => void decide('RequestMoreData')}>
                {t.decide.more}
              </Button>
              <Button
                variant="danger-soft"
                disabled={isPending}
                onClick={() => void decide('Deny')}
              >
                {t.decide.deny}
              </Button>
              <Button
                variant="ghost"
                disabled={isPending}
                onClick={() => void act({ kind: 'cancel' })}
              >
                {t.decide.cancel}
              </Button>
            </div>
          </>
        ) : (
          <p className="wg:text-sm wg:text-fg-muted">{t.decide.none}</p>
        )}
      </Group>
      <Group title={t.open.title}>
        <p className="wg:text-sm wg:text-fg-muted">{t.open.about}</p>
        <SelectField
          label={t.open.type}
          className="wg:w-full"
          value={type}
          onValueChange={(chosen) => setType(chosen as typeof type)}
          options={requestTypes.map((value) => ({ value, label: types[value] }))}
        />
        <Button
          disabled={isOpen || isPending}
          onClick={() => void act({ kind: 'open', requestType: type })}
        >
          {isOpen ? t.open.taken : t.open.submit}
        </Button>
      </Group>
    </>
  );
}

/** Acts that belong together, under their heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wg:flex wg:flex-col wg:items-start wg:gap-3">
      <h3 id={id} className="wg:font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
