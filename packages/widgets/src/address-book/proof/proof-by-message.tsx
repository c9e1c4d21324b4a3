import type { AddressBookEntry, OwnershipChallenge } from '@agio/api-client/contract';
import { useVerifyAddress } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { CopyButton } from '@agio/ui/copy-button';
import { DialogBody, DialogFooter } from '@agio/ui/dialog';
import { Form, SubmitButton, useForm } from '@agio/ui/form';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { TextareaField } from '@agio/ui/textarea-field';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { ClosedNote } from '../closed-note.tsx';
import { dialogMessages } from '../dialog-messages.ts';
import { messages } from '../messages.ts';
import { useIsClosedByHost } from './use-is-closed-by-host.ts';
import { useProofDraft } from './use-proof-draft.ts';
import { withReason } from '../../intent/refusals.tsx';
import { useRefusal } from '../use-refusal.ts';

const schema = v.object({ signature: v.pipe(v.string(), v.trim(), v.minLength(1, 'missing')) });

export interface ProofProps {
  entry: AddressBookEntry;
  /** The account is closed: why is said, and nothing can be sent. */
  isClosed: boolean;
  onLater: () => void;
  /** Above the proof. */
  children: ReactNode;
}

/** The text that the wallet signs, and the field for its signature. */
export function ProofByMessage({ entry, isClosed, onLater, children }: ProofProps) {
  const words = useMessages(dialogMessages);
  const t = words.proof;
  const { notActive } = useMessages(messages);
  const draft = useProofDraft(entry.id);
  const isClosedByHost = useIsClosedByHost();
  const refusalOf = useRefusal();
  const { verifyAddress } = useVerifyAddress();
  const [challenge, setChallenge] = useState(() => unexpired(draft.read().challenge));
  // Reason for which there is no text.
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [problem, setProblem] = useState<ReactNode>();

  const ask = useCallback(
    () =>
      verifyAddress({ addressId: entry.id }).then(
        (answer) => {
          setChallenge(answer.challenge ?? undefined);
          draft.change({ challenge: answer.challenge });
        },
        (error: unknown) => setFailure({ error }),
      ),
    [verifyAddress, entry.id, draft],
  );
  useEffect(() => {
    if (unexpired(draft.read().challenge) === undefined) void ask();
  }, [ask, draft]);

  const store = useMemo(
    () => ({
      get: () => ({ signature: draft.read().signature }),
      set: (kept: Readonly<Record<string, unknown>> | null) => {
        if (kept === null && isClosedByHost()) return;
        const typed = kept?.['signature'];
        draft.change({ signature: typeof typed === 'string' ? typed : '' });
      },
    }),
    [draft, isClosedByHost],
  );
  const { field, form, isSubmitting, reason } = useForm({
    schema,
    initial: { signature: '' },
    faultText: ({ code }) => (code === 'missing' ? t.signatureMissing : undefined),
    onSubmit: async ({ signature }) => {
      setProblem(undefined);
      try {
        // The list announces which entry was proven.
        await verifyAddress({ addressId: entry.id, signature });
        draft.change({ challenge: null, signature: '' });
        return undefined;
      } catch (error) {
        const refusal = refusalOf(error, ['signature']);
        setProblem(refusal.reason);
        return refusal.faults;
      }
    },
    keep: { store, fields: ['signature'] },
  });
  return (
    <Form {...form} submitting={isSubmitting}>
      <DialogBody data-widget="address-book" className="wg:flex wg:flex-col wg:gap-4">
        {children}
        <TextToSign
          challenge={challenge}
          problem={failure && (refusalOf(failure.error, []).reason ?? '')}
          onNew={() => {
            field('signature').onValueChange('');
            setChallenge(undefined);
            setFailure(undefined);
            void ask();
          }}
        />
        <TextareaField
          {...field('signature')}
          label={t.signature}
          placeholder={t.signaturePlaceholder}
          rows={2}
          disabled={isSubmitting || challenge === undefined}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
        {isClosed ? <ClosedNote /> : null}
        {problem === undefined ? null : (
          <Callout tone="danger" live>
            {withReason(t.failed, problem)}
          </Callout>
        )}
      </DialogBody>
      <DialogFooter>
        <Button disabled={isSubmitting} onClick={onLater}>
          {words.later}
        </Button>
        <SubmitButton submitting={isSubmitting} reason={isClosed ? notActive : reason}>
          {t.submit}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function TextToSign({
  challenge,
  problem,
  onNew,
}: {
  challenge: OwnershipChallenge | undefined;
  /** Reason for which there is no text; empty if the host shows it. */
  problem: ReactNode;
  onNew: () => void;
}) {
  const words = useMessages(dialogMessages);
  const t = words.proof;
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <section aria-label={t.text} className="wg:flex wg:flex-col wg:gap-1.5">
      <div className="wg:flex wg:min-h-8 wg:items-center wg:justify-between wg:gap-2">
        <h3 className="wg:text-sm wg:font-medium">{t.text}</h3>
        {challenge === undefined ? null : (
          <CopyButton value={challenge.message} labels={{ copy: t.copyText }} />
        )}
      </div>
      {challenge !== undefined ? (
        <>
          <p
            dir="ltr"
            className="wg:num wg:rounded-control wg:border wg:border-line wg:bg-surface-2 wg:px-3 wg:py-2 wg:text-sm wg:wrap-anywhere wg:whitespace-pre-wrap"
          >
            {challenge.message}
          </p>
          <p className="wg:text-sm wg:text-fg-muted">{t.textHint}</p>
          <div className="wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-2 wg:text-sm wg:text-fg-muted">
            {t.validUntil({ time: formatDateTime(challenge.expiresAt, { locale, timeZone }) })}
            <Button size="sm" variant="ghost" onClick={onNew}>
              {t.newText}
            </Button>
          </div>
        </>
      ) : problem === undefined ? (
        <Skeleton className="wg:h-24" />
      ) : (
        <Callout
          tone="danger"
          live
          actions={
            <Button size="sm" onClick={onNew}>
              {t.newText}
            </Button>
          }
        >
          {t.textFailed} {problem}
        </Callout>
      )}
    </section>
  );
}

/** A kept text, if its time is not over. */
const unexpired = (kept: OwnershipChallenge | null): OwnershipChallenge | undefined =>
  kept !== null && Date.parse(kept.expiresAt) > Date.now() ? kept : undefined;
