import { mixesScripts } from '@agio/api-client/addresses';
import type { AddressBookEntry } from '@agio/api-client/contract';
import { useAddressBook, useRenameAddress } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { Form, FormFields, SubmitButton, useForm } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { TextField } from '@agio/ui/text-field';
import { type ReactNode, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useHost } from '../../host/index.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { messages } from '../messages.ts';
import { memoFault, nameFault, textFault } from '../model/new-address.ts';
import { useFaultWords } from './use-fault-words.ts';
import { withReason } from '../../intent/refusals.tsx';
import { useRefusal } from '../use-refusal.ts';

/** Another name or memo for an entry; the address itself never changes. */
export function RenameForm({
  entry,
  memoLabel,
  memoRequired,
  onClose,
}: {
  entry: AddressBookEntry;
  /** Null where the network has no memos. */
  memoLabel: string | null;
  memoRequired: boolean;
  onClose: () => void;
}) {
  const words = useMessages(dialogMessages);
  const bookWords = useMessages(messages);
  const { notices } = useHost();
  const { renameAddress } = useRenameAddress();
  const faultWords = useFaultWords([]);
  const refusalOf = useRefusal();
  const [problem, setProblem] = useState<ReactNode>();
  const { data: book } = useAddressBook();
  const others = useMemo(() => book?.filter(({ id }) => id !== entry.id) ?? [], [book, entry.id]);
  const { field, form, isSubmitting, isDirty, reason, values } = useForm({
    schema: schemaOf(
      memoRequired,
      entry.network,
      (name) => nameFault({ ...entry, name }, others) !== undefined,
    ),
    initial: { name: entry.name, memo: entry.memo ?? '' },
    faultText: ({ field: at, code }) => faultWords({ field: at, code }, entry.network),
    onSubmit: async ({ name, memo }) => {
      setProblem(undefined);
      try {
        await renameAddress({
          id: entry.id,
          name,
          ...(memoLabel === null ? {} : { memo: memo === '' ? null : memo }),
        });
        notices.success({ id: 'address-renamed', title: words.details.renamed });
        onClose();
        return undefined;
      } catch (error) {
        const refusal = refusalOf(error, ['name', 'memo']);
        setProblem(refusal.reason);
        return refusal.faults;
      }
    },
  });
  return (
    <Form {...form} submitting={isSubmitting} className="wg:flex wg:flex-col wg:gap-3">
      <FormFields submitting={isSubmitting}>
        <TextField
          label={words.form.name}
          autoComplete="off"
          required
          hint={mixesScripts(values.name) ? bookWords.mixedScripts : undefined}
          {...field('name')}
        />
        {memoLabel === null ? null : (
          <TextField
            label={memoLabel}
            autoComplete="off"
            spellCheck={false}
            hint={entry.proof === null ? undefined : words.details.memoProof}
            required={memoRequired}
            {...field('memo')}
          />
        )}
      </FormFields>
      {problem === undefined ? null : (
        <Callout tone="danger" live>
          {withReason(words.details.renameFailed, problem)}
        </Callout>
      )}
      <div className="wg:flex wg:justify-end wg:gap-2">
        <Button disabled={isSubmitting} onClick={onClose}>
          {words.cancel}
        </Button>
        <SubmitButton
          submitting={isSubmitting}
          reason={reason}
          disabled={reason !== undefined || !isDirty}
        >
          {words.details.save}
        </SubmitButton>
      </div>
    </Form>
  );
}

const schemaOf = (memoRequired: boolean, network: string, isTaken: (name: string) => boolean) =>
  v.object({
    name: v.pipe(
      text('name', true, network),
      v.check((name) => !isTaken(name), 'nameTaken'),
    ),
    memo: text('memo', memoRequired, network),
  });

const text = (field: 'name' | 'memo', isRequired: boolean, network: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const fault =
        textFault(field, dataset.value, isRequired) ??
        (field === 'memo' ? memoFault(network, dataset.value) : undefined);
      if (fault) addIssue({ message: fault.code });
    }),
  );
