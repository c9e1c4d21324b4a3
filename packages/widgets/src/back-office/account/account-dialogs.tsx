import type { UserInformation } from '@agio/api-client';
import { activityStatuses, tiers as allTiers } from '@agio/api-client';
import { ComplianceDowngradeModal } from '@agio/ui/compliance-downgrade';
import { useMessages } from '@agio/ui/language';
import { Callout } from '@agio/ui/callout';
import { type ReactNode, useState } from 'react';
import { useLatch } from '../../states/index.ts';
import { caseMessages } from '../compliance/case-messages.ts';
import {
  type AccountChange,
  type AddressAct,
  resumedChange,
  statusesFor,
  tiersBelow,
} from './model/account-change.ts';
import type { AccountActionDraft } from './account-action-draft.ts';
import { changeMessages } from './change-messages.ts';
import { useConfirmedChange } from './use-confirmed-change.ts';
import { useEffectWords, useLimitWords } from './use-effect-words.ts';
import { useSignInFirst } from '../frame/use-sign-in-first.ts';

export type OwnChange = Exclude<AccountChange, { kind: AddressAct }>;

export interface AccountDialogsProps {
  /** Account as the officer saw it. */
  user: UserInformation;
  /** The dialog that is open. */
  open: OwnChange['kind'] | undefined;
  /** Choice and text of before a sign-in, which are shown for confirmation at once. */
  draft: AccountActionDraft | undefined;
  onClose: () => void;
  /** Answers the words of a refusal; undefined: the dialog is over. */
  onSend: (change: OwnChange, reason: string) => Promise<ReactNode>;
  /** Leaves for a sign-in, which leads back to this change. */
  onSignIn: (change: OwnChange, reason: string) => Promise<void>;
  /** Called when a dialog closes, to place the focus. */
  onCloseAutoFocus: (event: Event) => void;
}

/** The dialogs of an account: each says what follows, asks once more before anything is sent, and keeps what was typed. */
export function AccountDialogs({
  user,
  open,
  draft,
  onClose,
  onSend,
  onSignIn,
  onCloseAutoFocus,
}: AccountDialogsProps) {
  const t = useMessages(changeMessages);
  const { activity, tier: tierWords } = useMessages(caseMessages);
  const { heads, wordsOf } = useEffectWords(user);
  const limitsOf = useLimitWords();
  const had = { status: useLatch(open === 'status'), tier: useLatch(open === 'tier') };
  const isSignInFirst = useSignInFirst(open !== undefined);
  const [begun, setBegun] = useState(() => {
    const change = draft && resumedChange(draft, user);
    return change && { change, reason: draft.reason };
  });
  const { ask, resume, problem, clear, dialog } = useConfirmedChange<OwnChange>({
    name: user.displayName,
    effectsOf: (change) => {
      if (change.kind === 'tier') return limitsOf(change.to);
      return wordsOf(change.to).sentences;
    },
    confirmOf: ({ kind, to }) =>
      kind === 'status' ? t.status.submit({ tier: activity[to] }) : t.downgrade,
    isDanger: ({ kind, to }) => kind === 'tier' || to !== 'Active',
    signIn: isSignInFirst ? onSignIn : undefined,
    onSend,
    onClose,
  });
  const shared = (kind: OwnChange['kind']) => ({
    open: open === kind,
    onOpenChange: (isOpen: boolean) => {
      if (isOpen) return;
      clear();
      onClose();
    },
    suggestions: Object.values(t.reasons[kind]),
    initial: draft?.kind === kind ? { reason: draft.reason, tier: draft.to } : undefined,
    notice: isSignInFirst ? (
      <Callout tone="info" live title={t.signInFirst.title}>
        {t.signInFirst.text}
      </Callout>
    ) : undefined,
    error: problem,
    // Over the dialog, thus not before it has opened.
    onOpenAutoFocus: () => {
      if (begun?.change.kind !== kind) return;
      void resume(begun.change, begun.reason);
      setBegun(undefined);
    },
    onCloseAutoFocus,
  });
  const subject = { displayName: user.displayName, coreId: user.coreId };
  const labels = { reason: t.reason, placeholder: t.placeholder };
  return (
    <>
      {had.status ? (
        <ComplianceDowngradeModal
          {...shared('status')}
          tone="primary"
          subject={{ ...subject, tier: user.activityStatus }}
          heads={[t.status.head, ...heads]}
          lowerTiers={statusesFor(user).map((status) => ({
            tier: status,
            cells: wordsOf(status).cells,
          }))}
          labels={{
            ...labels,
            ...t.status,
            ...(isSignInFirst && { submit: t.status.submitSignIn }),
            consequence: t.recorded,
            tiers: activity,
          }}
          onDowngrade={async (chosen, reason) => {
            const to = activityStatuses.find((status) => status === chosen);
            const from = user.activityStatus;
            if (to === undefined || from === 'Unknown') return;
            await ask({ kind: 'status', from, to }, reason);
          }}
        />
      ) : null}
      {had.tier ? (
        <ComplianceDowngradeModal
          {...shared('tier')}
          subject={{ ...subject, tier: user.complianceTier }}
          lowerTiers={tiersBelow(user).map((tier) => ({
            tier,
            limits: limitsOf(tier).map((limit) => (
              <span key={limit} className="wg:block">
                {limit}
              </span>
            )),
          }))}
          labels={{
            ...labels,
            ...(isSignInFirst && { submit: () => t.downgradeSignIn }),
            tiers: tierWords,
          }}
          onDowngrade={async (chosen, reason) => {
            const to = allTiers.find((tier) => tier === chosen);
            if (to === undefined) return;
            await ask({ kind: 'tier', from: user.complianceTier, to }, reason);
          }}
        />
      ) : null}
      {dialog}
    </>
  );
}
