import type { ApiKey } from '@agio/api-client/contract';
import { Suspense, useState } from 'react';
import { useLatch } from '../states/index.ts';
import { lazyPart } from '../states/lazy-part.ts';
import type { KeyChoice } from './api-key-draft.ts';
import type { Whose } from './use-key-calls.ts';

const ApiKeyCreate = lazyPart(() => import('./api-key-create.tsx'), 'ApiKeyCreate');
const ApiKeyDetails = lazyPart(() => import('./api-key-details.tsx'), 'ApiKeyDetails');
const ApiKeyReplace = lazyPart(() => import('./api-key-replace.tsx'), 'ApiKeyReplace');
const ApiKeyRevoke = lazyPart(() => import('./api-key-revoke.tsx'), 'ApiKeyRevoke');

export interface ApiKeyDialogsProps {
  whose: Whose;
  keys: readonly ApiKey[];
  isCreating: boolean;
  onCreateClose: () => void;
  choice: KeyChoice | undefined;
  onChoose: (choice: KeyChoice | undefined) => void;
}

/** The dialogs over a list of keys: to create one, and to look at, replace and revoke the one that is chosen. */
export function ApiKeyDialogs({
  whose,
  keys,
  isCreating,
  onCreateClose,
  choice,
  onChoose,
}: ApiKeyDialogsProps) {
  const hadForm = useLatch(isCreating);
  const chosen = keys.find(({ id }) => id === choice?.id);
  // Stays while its dialog closes.
  const [last, setLast] = useState(chosen);
  if (chosen !== undefined && chosen !== last) setLast(chosen);
  const isOpen = (act: KeyChoice['act']) => chosen !== undefined && choice?.act === act;
  const had = {
    open: useLatch(isOpen('open')),
    replace: useLatch(isOpen('replace')),
    revoke: useLatch(isOpen('revoke')),
  };
  const close = () => onChoose(undefined);
  return (
    <Suspense>
      {hadForm ? <ApiKeyCreate whose={whose} isOpen={isCreating} onClose={onCreateClose} /> : null}
      {last === undefined ? null : (
        <>
          {had.open ? (
            <ApiKeyDetails
              key={`open-${last.id}`}
              whose={whose}
              apiKey={last}
              isOpen={isOpen('open')}
              onReplace={() => onChoose({ act: 'replace', id: last.id })}
              onClose={close}
            />
          ) : null}
          {had.replace ? (
            <ApiKeyReplace
              key={`replace-${last.id}`}
              whose={whose}
              apiKey={last}
              isOpen={isOpen('replace')}
              firstEnd={choice?.end}
              onClose={close}
            />
          ) : null}
          {had.revoke ? (
            <ApiKeyRevoke whose={whose} apiKey={last} isOpen={isOpen('revoke')} onClose={close} />
          ) : null}
        </>
      )}
    </Suspense>
  );
}
