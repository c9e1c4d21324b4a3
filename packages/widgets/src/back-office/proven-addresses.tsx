import type { AddressBookEntry } from '@agio/api-client/contract';
import { useUserAddresses } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Section, useLatch } from '../provider/index.ts';
import { isWithdrawable } from './model/account-change.ts';
import { profileMessages } from './profile-messages.ts';
import { UserAddresses } from './user-addresses.tsx';
import { ChangeOutcome } from './change-outcome.tsx';
import { useChange } from './use-change.ts';

const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}));

/** The addresses of a user; the proof of one can be withdrawn. */
export function ProvenAddresses({
  userId,
  name,
  coreId,
}: {
  userId: string;
  name: string;
  coreId: string | null;
}) {
  const t = useMessages(profileMessages);
  const { mutate } = useUserAddresses(userId);
  const { state, change, send, look, forget } = useChange(userId, mutate);
  const [entry, setEntry] = useState<AddressBookEntry>();
  const [isOpen, setOpen] = useState(false);
  const hadDialog = useLatch(isOpen);
  const root = useRef<HTMLDivElement>(null);
  const mayChange = state.status !== 'lost';
  const actionOf = useCallback(
    (of: AddressBookEntry) =>
      mayChange && isWithdrawable(of) ? (
        <Button
          size="sm"
          variant="danger-soft"
          aria-label={t.invalidateOf({ name: of.name })}
          onClick={() => {
            forget();
            setEntry(of);
            setOpen(true);
          }}
        >
          {t.invalidate}
        </Button>
      ) : null,
    [t, mayChange, forget],
  );
  return (
    <div ref={root} tabIndex={-1} className="wg:flex wg:flex-col wg:gap-3 wg:outline-none">
      <ChangeOutcome state={state} change={change} name={name} onLook={() => void look()} />
      <UserAddresses userId={userId} actionOf={actionOf} />
      {hadDialog && entry !== undefined ? (
        <Section isQuiet>
          <Suspense>
            <AddressDialog
              entry={entry}
              subject={{ displayName: name, coreId, tier: '' }}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              onSend={send}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                root.current?.focus();
              }}
            />
          </Suspense>
        </Section>
      ) : null}
    </div>
  );
}
