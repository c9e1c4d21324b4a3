// @where Widgets: asset and network that the forms to send and to receive begin with
import { randomKey } from '@agio/api-client';
import { useExchange, useNetworks, useUserInformation } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { prefetchQuietly } from '@agio/ui/lazy-popup';
import { Stepper } from '@agio/ui/stepper';
import { Suspense, useCallback, useEffect, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../states/lazy-part.ts';
import { settingIn, useHost } from '../../host/index.ts';
import { LostAnswerNotice } from '../../intent/lost-answer-notice.tsx';
import { useSaveBeforeLeaving } from '../../intent/use-saved-draft.ts';
import { type ChosenNetwork, chosenNetwork, type TransferChoice } from '../model/choice.ts';
import { emptySend, isTouched, sendReducer } from '../model/send.ts';
import { summariseSend } from '../model/send-summary.ts';
import { sendDraft, type SendIntent } from './send-draft.ts';
import { SendForm } from './send-form.tsx';
import { sendMessages } from './send-messages.ts';
import { TransferSkeleton } from '../transfer-skeleton.tsx';
import { useSendContext } from './use-send-context.ts';
import { useSending } from './use-sending.ts';

const loadReview = () => import('./send-review.tsx');
const SendReview = lazyPart(loadReview, 'SendReview');
const SendStatus = lazyPart(() => import('./send-status.tsx'), 'SendStatus');

export interface SendProps {
  choice: TransferChoice;
  onChoose: (choice: TransferChoice) => void;
  onClose: () => void;
  /** Element in which the steps are shown. */
  stepsPlace: HTMLElement | null;
}

/** Sends an asset: details, review, and what becomes of it. */
export function Send(props: SendProps) {
  const { data: user } = useUserInformation();
  return user ? <SendOf {...props} user={user.id} /> : <TransferSkeleton />;
}

function SendOf({ choice, user, ...rest }: SendProps & { user: string }) {
  const { data: all = [] } = useNetworks();
  const drafts = settingIn(sendDraft, useHost().storage);
  // A transfer that the exchange may have comes before the one that an address names.
  const [draft] = useState(() => {
    const kept = drafts.get();
    if (kept === null || kept.user !== user) return undefined;
    const isOf = choice.asset === undefined || kept.asset === choice.asset;
    return isOf || kept.stage === 'sent' ? kept : undefined;
  });
  const chosen = chosenNetwork(all, choice.asset === undefined && draft ? draft : choice);
  if (!chosen) return null;
  return <Sending {...rest} {...{ chosen, draft, user }} to={choice.to} />;
}

function Sending({
  chosen,
  draft,
  user,
  to,
  onChoose,
  onClose,
  stepsPlace,
}: Omit<SendProps, 'choice'> & {
  chosen: ChosenNetwork;
  draft: NonNullable<(typeof sendDraft)['fallback']> | undefined;
  user: string;
  /** The entry of the address book that it goes to. */
  to: string | undefined;
}) {
  const t = useMessages(sendMessages);
  const { session } = useExchange();
  const { data: all = [] } = useNetworks();
  const drafts = settingIn(sendDraft, useHost().storage);
  const [input, dispatch] = useReducer(sendReducer, draft?.input ?? emptySend);
  const [proof, setProof] = useState({ of: '', text: '' });
  const typedProof = proof.of === input.address ? proof.text : '';
  const context = useSendContext(chosen, input.address, typedProof);
  const summary = summariseSend(input, context);
  const flow = useSending(
    draft?.intent
      ? { intent: draft.intent, isSent: draft.stage === 'sent' || draft.stage === 'known' }
      : undefined,
  );
  const { step, isPending } = flow;
  const [filledFrom, setFilledFrom] = useState(draft?.to);
  const target = context.book?.find(({ id }) => id === to);
  // A link fills the form once: later input stays, over a reload too.
  if (target !== undefined && filledFrom !== to && step.name === 'form') {
    setFilledFrom(to);
    dispatch({ type: 'addressed', address: target.address, memo: target.memo ?? '' });
  }

  const { asset, network } = chosen;
  const networkId = network?.id;
  const intent = step.name === 'form' ? null : step.intent;
  const stage = isPending || step.name === 'unknown' ? 'sent' : stages[step.name];
  const keep = useCallback(
    () => drafts.set({ user, asset, network: networkId, to: filledFrom, input, intent, stage }),
    [drafts, user, asset, networkId, filledFrom, input, intent, stage],
  );
  const hasDraft = intent !== null || isTouched(input);
  useSaveBeforeLeaving(keep, isTouched(input));
  // Also when something else takes the page away from what is typed, such as a review of the account.
  useEffect(() => {
    if (hasDraft) keep();
    else drafts.set(null);
  }, [hasDraft, keep, drafts]);
  // Skipped if readers sign out by themselves.
  useEffect(
    () =>
      session.onEnding('hub', (reason) => {
        if (reason !== 'refused' && reason !== 'elsewhere') drafts.set(null);
      }),
    [session, drafts],
  );

  function review() {
    if (!network || !summary.amount) return;
    const memo = input.memo.trim();
    const next: SendIntent = {
      clientTransferId: randomKey(),
      asset,
      network: network.id,
      address: input.address,
      amount: summary.amount.toString(),
      ...(memo !== '' && { memo }),
    };
    flow.review(next);
  }

  const networkOf = (of: SendIntent) =>
    all.find(({ id, asset: symbol }) => id === of.network && symbol === of.asset);
  const steps = [
    { id: 'details', label: t.send.steps.details },
    { id: 'review', label: t.send.steps.review },
    { id: 'status', label: t.send.steps.status },
  ];
  return (
    <div data-step={step.name}>
      {stepsPlace
        ? createPortal(
            <Stepper label={t.send.steps.label} steps={steps} current={at[step.name]} />,
            stepsPlace,
          )
        : null}
      {step.name === 'form' ? (
        <SendForm
          {...{ all, chosen, input, dispatch, context, summary, onChoose }}
          proof={typedProof}
          onProofChange={(text) => setProof({ of: input.address, text })}
          onReview={review}
          onReady={() => prefetchQuietly(loadReview)}
          onLeave={keep}
        />
      ) : (
        <Suspense fallback={<TransferSkeleton />}>
          {step.name === 'review' ? (
            <SendReview
              intent={step.intent}
              refusal={step.refusal}
              network={networkOf(step.intent)}
              entry={context.book?.find(({ address }) => address === step.intent.address)}
              price={context.price}
              isPending={isPending}
              isChecking={flow.isChecking}
              onBack={flow.back}
              onConfirm={() => void flow.send(step.intent)}
            />
          ) : step.name === 'status' ? (
            <SendStatus
              transfer={step.transfer}
              intent={step.intent}
              network={networkOf(step.intent)}
              onAgain={() => {
                dispatch({ type: 'cleared' });
                flow.back();
              }}
              onClose={onClose}
            />
          ) : (
            <div className="wg:flex wg:flex-col wg:gap-3 wg:p-6 wg:max-sm:p-4">
              <LostAnswerNotice
                title={t.unknown.title}
                text={t.unknown.text}
                note={step.isMissing ? t.unknown.missing : ''}
                isLooking={flow.isLooking}
                button={t.unknown.button}
                onLook={() => void flow.look(step.intent)}
              />
              {step.isMissing ? (
                <button
                  type="button"
                  className="wg:cursor-pointer wg:self-center wg:rounded-sm wg:text-sm wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
                  onClick={() => flow.review(step.intent)}
                >
                  {t.unknown.back}
                </button>
              ) : null}
            </div>
          )}
        </Suspense>
      )}
    </div>
  );
}

const at = { form: 0, review: 1, unknown: 2, status: 2 } as const;
const stages = { form: 'form', review: 'review', unknown: 'sent', status: 'known' } as const;
