import { useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import { ModalForm, type SubmitProps } from '../shared/modal.tsx';
import {
  type ApiKeyFault,
  type ApiKeyForm,
  type ApiKeyPermission,
  apiKeyLimits,
  apiKeyPermissions,
  checkApiKey,
  type NewApiKey,
  toNewApiKey,
} from './api-key-form.ts';
import type { permissionMessages } from './permission-messages.ts';

export const createKeyMessages = defineMessages('createApiKey', {
  name: 'Name',
  may: 'Permissions',
  mayHints: {
    Read: 'Balances, orders, transfers, market data',
    Trade: 'Place and cancel orders',
    Transfers: 'Request withdrawals; each still needs approval',
  } satisfies Record<ApiKeyPermission, string>,
  from: 'Allowed IP addresses',
  fromHint: 'IP or CIDR, separated by commas. Leave empty to allow any.',
  expires: 'Expires',
  expiresHint: 'Leave empty for no expiry',
  cancel: 'Cancel',
  submit: 'Create key',
  faults: {
    name: { missing: 'Enter a name', 'too-long': 'At most {{max}} characters' },
    permissions: { missing: 'Choose a permission' },
    addresses: {
      malformed: '{{address}} is not a valid address',
      'too-many': 'At most {{max}} addresses',
    },
    expires: { past: 'Choose a date in the future', 'no-date': 'This date does not exist' },
  },
});
export type CreateKeyLabels = MessagesOf<typeof createKeyMessages> & {
  /** What each permission is called. */
  permissions: MessagesOf<typeof permissionMessages>;
};

function faultText(fault: ApiKeyFault, { faults }: CreateKeyLabels): string {
  switch (fault.field) {
    case 'name':
      return fault.reason === 'missing'
        ? faults.name.missing
        : faults.name['too-long']({ max: apiKeyLimits.name });
    case 'permissions':
      return faults.permissions.missing;
    case 'addresses':
      return fault.reason === 'malformed'
        ? faults.addresses.malformed({ address: fault.text })
        : faults.addresses['too-many']({ max: apiKeyLimits.addresses });
    case 'expires':
      return faults.expires[fault.reason];
  }
}

interface CreateKeyFormProps extends SubmitProps {
  words: CreateKeyLabels;
  now: () => number;
  onCreate: (key: NewApiKey) => void;
  onCancel: () => void;
}

/** Name, permissions, addresses and end of a new key. The button says the first thing that is missing. */
export function CreateKeyForm({
  words,
  submitting = false,
  error,
  now,
  onCreate,
  onCancel,
}: CreateKeyFormProps) {
  const [form, setForm] = useState<ApiKeyForm>({
    name: '',
    permissions: new Set(['Read']),
    addresses: '',
    expires: '',
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [today] = useState(() => new Date(now()).toISOString().slice(0, 10));
  const faults = checkApiKey(form, today);
  const [first] = faults;

  const errorOf = (field: ApiKeyFault['field']) => {
    const fault = left.has(field) ? faults.find((each) => each.field === field) : undefined;
    return fault === undefined ? undefined : `${faultText(fault, words)}.`;
  };
  const text = (field: 'name' | 'addresses' | 'expires') => ({
    value: form[field],
    error: errorOf(field),
    onValueChange: (value: string) => setForm((was) => ({ ...was, [field]: value })),
    onBlur: () => form[field] !== '' && setLeft((was) => new Set(was).add(field)),
    autoComplete: 'off',
  });
  const toggle = (permission: ApiKeyPermission, on: boolean) =>
    setForm((was) => {
      const permissions = new Set(was.permissions);
      if (on) permissions.add(permission);
      else permissions.delete(permission);
      return { ...was, permissions };
    });

  return (
    <ModalForm
      onSubmit={() => first === undefined && onCreate(toNewApiKey(form))}
      submitting={submitting}
      error={error}
      footer={
        <>
          <Button disabled={submitting} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            loading={submitting}
            disabled={first !== undefined}
            className="ui:min-w-0 ui:[&>span]:truncate"
          >
            {first === undefined ? words.submit : faultText(first, words)}
          </Button>
        </>
      }
    >
      <TextField label={words.name} required {...text('name')} />
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
            checked={form.permissions.has(permission)}
            onCheckedChange={(on) => toggle(permission, on)}
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
          {...text('addresses')}
        />
        <DateField
          label={words.expires}
          hint={words.expiresHint}
          min={today}
          {...text('expires')}
        />
      </div>
    </ModalForm>
  );
}
