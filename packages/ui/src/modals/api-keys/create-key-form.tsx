import { useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
import {
  type Fault,
  type InputStore,
  SubmitButton,
  type SubmitAnswer,
  useForm,
} from '../../forms/form/form.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import { ModalForm, type SubmitProps } from '../shared/modal.tsx';
import {
  apiKeyForm,
  type ApiKeyPermission,
  apiKeyPermissions,
  type NewApiKey,
} from './api-key-form.ts';
import type { permissionMessages } from './permission-messages.ts';
import * as terms from '../../foundations/terms/terms.ts';

export const createKeyMessages = defineMessages('createApiKey', {
  name: terms.name,
  may: terms.permissions,
  mayHints: {
    Read: 'Read balances, orders, transfers, market data',
    Trade: 'Place and cancel orders',
    Transfers: 'Request withdrawals to proven addresses',
  } satisfies Record<ApiKeyPermission, string>,
  from: terms.allowedIpAddresses,
  fromHint: 'IP or CIDR, separated by commas. Leave empty to allow any.',
  expires: terms.expires,
  expiresHint: 'Leave empty for no expiry',
  /** Half of a pair of keys that may be known. */
  publicKey: 'Public key',
  /** Hint for a public key. Ed25519, PEM and base64 stay as they are. */
  publicKeyHint: 'Ed25519, as PEM or base64. Leave empty to have a pair made in this browser.',
  cancel: terms.cancel,
  submit: terms.createKey,
  faults: {
    name: {
      missing: terms.enterAName,
      'too-long_one': terms.atMostCharacters_one,
      'too-long_other': terms.atMostCharacters_other,
    },
    permissions: { missing: 'Choose a permission' },
    addresses: {
      malformed: '{{address}} is not a valid address',
      'too-many_one': 'At most {{count}} address',
      'too-many_other': 'At most {{count}} addresses',
    },
    expires: { past: 'Choose a date in the future', 'no-date': 'This date does not exist' },
    publicKey: { malformed: 'This is not an Ed25519 public key' },
  },
});
export type CreateKeyLabels = MessagesOf<typeof createKeyMessages> & {
  /** Names of the permissions. */
  permissions: MessagesOf<typeof permissionMessages>;
};

function faultText(
  { field, code, requirement, input }: Fault,
  { faults }: CreateKeyLabels,
): string {
  const [top] = field.split('.');
  const words: Readonly<Record<string, string | ((values: FaultValues) => string)>> =
    faults[top as keyof typeof faults];
  const text = words[code] ?? code;
  return typeof text === 'string'
    ? text
    : text({ count: Number(requirement), address: String(input) });
}

interface FaultValues {
  count: number;
  address: string;
}

interface CreateKeyFormProps extends SubmitProps {
  words: CreateKeyLabels;
  now: () => number;
  onCreate: (key: NewApiKey) => SubmitAnswer | Promise<SubmitAnswer>;
  store: InputStore | undefined;
  onCancel: () => void;
}

/** The form of a new key: name, permissions, addresses, end, and a public key of one's own. */
export function CreateKeyForm({
  words,
  submitting = false,
  error,
  now,
  onCreate,
  store,
  onCancel,
}: CreateKeyFormProps) {
  const [today] = useState(() => new Date(now()).toISOString().slice(0, 10));
  const { field, form, isSubmitting, reason } = useForm({
    schema: apiKeyForm(today),
    initial: { name: '', permissions: ['Read'], addresses: '', expires: '', publicKey: '' },
    faultText: (fault, place) => `${faultText(fault, words)}${place === 'field' ? '.' : ''}`,
    onSubmit: onCreate,
    keep: store && { store, fields: ['name', 'permissions', 'addresses', 'expires', 'publicKey'] },
  });
  const busy = submitting || isSubmitting;
  const permissions = field('permissions');

  return (
    <ModalForm
      {...form}
      submitting={busy}
      error={error}
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <SubmitButton
            submitting={busy}
            reason={reason}
            className="ui:min-w-0 ui:[overflow-wrap:anywhere]"
          >
            {words.submit}
          </SubmitButton>
        </>
      }
    >
      <TextField label={words.name} required autoComplete="off" {...field('name')} />
      <fieldset data-slot="permissions" className="ui:flex ui:min-w-0 ui:flex-col ui:gap-2">
        <legend
          data-slot="permissions-title"
          className="ui:mb-1.5 ui:text-xs ui:font-medium ui:text-fg-muted"
        >
          {words.may}
        </legend>
        {apiKeyPermissions.map((permission) => (
          <Checkbox
            key={permission}
            label={<span className="ui:font-medium">{words.permissions[permission]}</span>}
            hint={words.mayHints[permission]}
            name={permissions.name}
            checked={permissions.value.includes(permission)}
            onCheckedChange={(on) =>
              permissions.onValueChange(
                on
                  ? [...permissions.value, permission]
                  : permissions.value.filter((each) => each !== permission),
              )
            }
            className="ui:rounded-control ui:border ui:border-line-strong ui:px-3 ui:py-2.5 ui:hover:border-fg-muted ui:has-checked:border-accent ui:has-checked:bg-accent-soft"
          />
        ))}
      </fieldset>
      <div className="ui:grid ui:gap-4 ui:sm:grid-cols-2 ui:sm:gap-3">
        <TextField
          label={words.from}
          hint={words.fromHint}
          spellCheck={false}
          inputClassName="ui:num"
          autoComplete="off"
          {...field('addresses')}
        />
        <DateField
          label={words.expires}
          hint={words.expiresHint}
          min={today}
          autoComplete="off"
          {...field('expires')}
        />
      </div>
      <TextField
        label={words.publicKey}
        hint={words.publicKeyHint}
        spellCheck={false}
        inputClassName="ui:num"
        autoComplete="off"
        {...field('publicKey')}
      />
    </ModalForm>
  );
}
