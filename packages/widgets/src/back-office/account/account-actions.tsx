import type { UserInformation } from '@agio/api-client';
import { useUserInformation } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Suspense, useRef, useState } from 'react';
import { ArrowDown, UserCog } from 'lucide-react';
import { lazyPart } from '../../states/lazy-part.ts';
import { useAccount } from '../../host/index.ts';
import { Section, useLatch } from '../../states/index.ts';
import { useSignInAgain } from '../../intent/use-sign-in-again.ts';
import { statusesFor, tiersBelow } from './model/account-change.ts';
import { mayChangeAccounts } from '../users/model/profile-view.ts';
import { type AccountActionDraft, accountActionDraft } from './account-action-draft.ts';
import { changeMessages } from './change-messages.ts';
import { ChangeStatus } from './change-status.tsx';
import { paletteMessages } from '../frame/palette-messages.ts';
import { useAccountActions } from './use-account-actions.ts';
import { useRestoredDraft, useSavedDraft } from '../../intent/use-saved-draft.ts';
import { useItemActions } from '../frame/use-item-actions.tsx';

const AccountDialogs = lazyPart(() => import('./account-dialogs.tsx'), 'AccountDialogs');

export interface AccountActionsProps {
  user: UserInformation;
  /** Reads again what the page shows of the account. */
  onRefresh: () => unknown;
}

/** Change of status and downgrade of an account, and what became of the last one; nothing for who may not. */
export function AccountActions(props: AccountActionsProps) {
  const { kind } = useAccount();
  const { data: officer } = useUserInformation();
  // The exchange refuses changes of an officer's own account.
  if (!mayChangeAccounts(kind) || officer === undefined || officer.id === props.user.id)
    return null;
  return <Actions {...props} />;
}

function Actions({ user, onRefresh }: AccountActionsProps) {
  const t = useMessages(changeMessages);
  const { state, change, send, look, reset } = useAccountActions(user.id, onRefresh);
  const [sent, setSent] = useState<AccountActionDraft>();
  const kept = useRestoredDraft(accountActionDraft, (draft) => draft.userId === user.id);
  const signInAgain = useSignInAgain();
  useSavedDraft(accountActionDraft, sent);
  const [draft, setDraft] = useState(kept);
  const [open, setOpen] = useState(draft?.kind);
  /** Account as shown when the dialog opened, because the officer has not seen later changes. */
  const [seen, setSeen] = useState(user);
  const hadDialog = useLatch(open !== undefined);
  const root = useRef<HTMLElement>(null);
  const mayChange = state.status !== 'unknown';
  const begin = (kind: 'status' | 'tier') => {
    reset();
    setSeen(user);
    setOpen(kind);
  };
  const mayStatus = mayChange && statusesFor(user).length > 0;
  const mayDowngrade = mayChange && tiersBelow(user).length > 0;
  const { user: heading } = useMessages(paletteMessages);
  useItemActions(heading, [
    mayStatus && { label: t.changeStatus, icon: UserCog, onSelect: () => begin('status') },
    mayDowngrade && { label: t.downgrade, icon: ArrowDown, onSelect: () => begin('tier') },
  ]);
  return (
    <section
      ref={root}
      aria-label={t.label}
      tabIndex={-1}
      className="wg:flex wg:flex-col wg:gap-3 wg:outline-none"
    >
      {mayChange ? (
        <div className="wg:flex wg:flex-wrap wg:gap-2">
          <Button
            size="sm"
            disabled={statusesFor(user).length === 0}
            onClick={() => begin('status')}
          >
            {t.changeStatus}
          </Button>
          {tiersBelow(user).length === 0 ? null : (
            <Button size="sm" variant="danger-soft" onClick={() => begin('tier')}>
              {t.downgrade}
            </Button>
          )}
        </div>
      ) : null}
      <ChangeStatus
        state={state}
        change={change}
        name={user.displayName}
        onLook={() => void look()}
      />
      {hadDialog ? (
        <Section isQuiet>
          <Suspense>
            <AccountDialogs
              user={seen}
              open={open}
              draft={draft}
              onClose={() => {
                setSent(undefined);
                setDraft(undefined);
                setOpen(undefined);
              }}
              onSend={async (next, reason) => {
                setSent({ userId: user.id, ...next, reason });
                return send(next, reason);
              }}
              onSignIn={async (next, reason) => {
                setSent({ userId: user.id, ...next, reason });
                await signInAgain();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                root.current?.focus();
              }}
            />
          </Suspense>
        </Section>
      ) : null}
    </section>
  );
}
