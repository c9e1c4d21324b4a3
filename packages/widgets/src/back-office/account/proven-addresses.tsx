import type { AddressBookEntry } from '@agio/api-client/contract';
import { useUserAddresses } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyPart } from '../../states/lazy-part.ts';
import { Section, useLatch } from '../../states/index.ts';
import { actsOn, type AddressAct } from './model/account-change.ts';
import { profileMessages } from '../users/profile-messages.ts';
import { UserAddresses } from '../users/user-addresses.tsx';
import { ChangeStatus } from './change-status.tsx';
import { useAccountActions } from './use-account-actions.ts';

const AddressDialog = lazyPart(() => import('./address-dialog.tsx'), 'AddressDialog');

/** The addresses of a user: a proof can be withdrawn and a new one accepted, and an address blocked for everybody. */
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
  const { state, change, send, look, reset } = useAccountActions(userId, mutate);
  const [chosen, setChosen] = useState<{ entry: AddressBookEntry; act: AddressAct }>();
  const [isOpen, setOpen] = useState(false);
  const hadDialog = useLatch(isOpen);
  const root = useRef<HTMLDivElement>(null);
  const mayChange = state.status !== 'unknown';
  const actionOf = useCallback(
    (of: AddressBookEntry) =>
      mayChange ? (
        <span className="wg:flex wg:flex-wrap wg:justify-end wg:gap-2">
          {actsOn(of).map((act) => (
            <Button
              key={act}
              size="sm"
              variant={act === 'accept' || act === 'lift' ? 'secondary' : 'danger-soft'}
              aria-label={t.actOf[act]({ name: of.name })}
              onClick={() => {
                reset();
                setChosen({ entry: of, act });
                setOpen(true);
              }}
            >
              {t.act[act]}
            </Button>
          ))}
        </span>
      ) : null,
    [t, mayChange, reset],
  );
  return (
    <div ref={root} tabIndex={-1} className="wg:flex wg:flex-col wg:gap-3 wg:outline-none">
      <ChangeStatus state={state} change={change} name={name} onLook={() => void look()} />
      <UserAddresses userId={userId} actionOf={actionOf} />
      {hadDialog && chosen !== undefined ? (
        <Section isQuiet>
          <Suspense>
            <AddressDialog
              {...chosen}
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
