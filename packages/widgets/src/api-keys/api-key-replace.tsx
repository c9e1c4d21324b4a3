import type { ApiKey } from '@agio/api-client/contract';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { Radio, RadioGroup } from '@agio/ui/radio-group';
import { cutText } from '@agio/ui/short-text';
import { useState } from 'react';
import { useSavedDraft } from '../intent/use-saved-draft.ts';
import { apiKeyDraft } from './api-key-draft.ts';
import { messages } from './messages.ts';
import { endOf, type RotationEnd, rotationEnds } from './model/rotation.ts';
import { useKeyCalls, type Whose } from './use-key-calls.ts';
import { useMadeKey } from './use-made-key.tsx';

/** Makes a new key in place of one, which ends when the reader says, and shows the new secret, once. */
export function ApiKeyReplace({
  whose,
  apiKey: { id, name },
  isOpen,
  firstEnd = 'day',
  onClose,
}: {
  whose: Whose;
  apiKey: ApiKey;
  isOpen: boolean;
  /** The end that is chosen at first. */
  firstEnd?: RotationEnd | undefined;
  onClose: () => void;
}) {
  const t = useMessages(messages);
  const { rotate, isPending } = useKeyCalls(whose);
  const { make, problem, forget, dialog } = useMadeKey();
  const [end, setEnd] = useState(firstEnd);
  useSavedDraft<Record<string, unknown>>(apiKeyDraft, isOpen ? { replaces: id, end } : undefined);
  const replace = async () => {
    const isDone = await make((publicKey, at) => rotate({ id, endsAt: endOf(end, at), publicKey }));
    if (isDone) onClose();
  };
  return (
    <>
      <AlertDialog
        open={isOpen}
        onOpenChange={(open) => {
          if (open || isPending) return;
          forget();
          onClose();
        }}
      >
        <AlertDialogContent>
          <AlertDialogTitle className="wg:wrap-anywhere">
            {t.replaceSure({ name: cutText(name, 60) })}
          </AlertDialogTitle>
          <AlertDialogDescription>{t.replaceText}</AlertDialogDescription>
          <div>
            <p aria-hidden className="wg:mb-2 wg:text-sm wg:font-medium">
              {t.ends}
            </p>
            <RadioGroup
              label={t.ends}
              value={end}
              disabled={isPending}
              onValueChange={(next) =>
                setEnd((now) => rotationEnds.find((each) => each === next) ?? now)
              }
            >
              {rotationEnds.map((each) => (
                <Radio key={each} value={each} label={t.end[each]} />
              ))}
            </RadioGroup>
          </div>
          {problem === undefined ? null : (
            <Callout tone="danger" live>
              {problem}
            </Callout>
          )}
          <AlertDialogFooter>
            <AlertDialogCancel asChild>
              <Button>{t.keep}</Button>
            </AlertDialogCancel>
            <Button variant="primary" loading={isPending} onClick={() => void replace()}>
              {t.replace}
            </Button>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
      {dialog}
    </>
  );
}
