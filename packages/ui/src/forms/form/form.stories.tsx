import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { TextField } from '../text-field/text-field.tsx';
import {
  type Fault,
  Form,
  FormFields,
  type InputStore,
  type SubmitAnswer,
  SubmitButton,
  useForm,
  useFormList,
} from './form.tsx';

const address = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1, 'missing'), v.maxLength(20, 'too-long')),
  address: v.pipe(v.string(), v.trim(), v.minLength(1, 'missing'), v.startsWith('cb', 'malformed')),
  code: v.string(),
  own: v.pipe(v.boolean(), v.literal(true, 'unconfirmed')),
});
const empty = { label: '', address: '', code: '', own: false };
type Address = typeof empty;

const words: Record<string, string> = {
  'label missing': 'Name the address',
  'label too-long': 'At most 20 characters',
  'label taken': 'You have an address of this name',
  'address missing': 'Enter the address',
  'address malformed': 'An address begins with cb',
  'own unconfirmed': 'Confirm that it is yours',
};
const faultText = ({ field, code }: Fault) => words[`${field} ${code}`];

interface AddressFormProps {
  initial?: Address | undefined;
  save?: ((sent: Address) => SubmitAnswer | Promise<SubmitAnswer>) | undefined;
  store?: InputStore | undefined;
  rendered?: (() => void) | undefined;
}

const width = 'flex w-80 flex-col gap-4';

function AddressForm({
  initial = empty,
  save = () => undefined,
  store,
  rendered,
}: AddressFormProps) {
  rendered?.();
  const { field, checkbox, form, isDirty, isSubmitting, reason } = useForm({
    schema: address,
    initial,
    faultText,
    onSubmit: save,
    keep: store && { store, fields: ['label', 'address'] },
  });
  return (
    <Form {...form} submitting={isSubmitting} aria-label="New address" className={width}>
      <FormFields submitting={isSubmitting}>
        <TextField label="Name" required autoComplete="off" {...field('label')} />
        <TextField label="Address" required autoComplete="off" {...field('address')} />
        <TextField label="Code" autoComplete="off" {...field('code')} />
        <Checkbox label="It is mine" {...checkbox('own')} />
      </FormFields>
      <SubmitButton submitting={isSubmitting} reason={reason}>
        Save
      </SubmitButton>
      <span>{isDirty ? 'Changed' : 'As it was'}</span>
    </Form>
  );
}

const filled = { label: 'Cold wallet', address: 'cb12', code: '', own: true };

/**
 * One form model for the whole product: a valibot schema has the rules, faults are data, and words for them are chosen
 * where they are shown. `useForm` holds what is typed, `Form` sends it, `SubmitButton` sends it or says what is missing.
 *
 * Not for a form that other parts of the page write into while it is filled, such as an order ticket.
 *
 * | key | |
 * | --- | --- |
 * | Enter | sends the form from any of its fields of one line |
 */
const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { 'aria-label': 'New address', onSubmit: fn(), className: width },
  render: (args) => (
    <Form {...args}>
      <FormFields submitting={args.submitting}>
        <TextField label="Name" defaultValue="Cold wallet" />
      </FormFields>
      <SubmitButton submitting={args.submitting}>Save</SubmitButton>
    </Form>
  ),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends it; the page is not loaded anew. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** While it is on its way the fields are locked, the button keeps the focus, and nothing is sent a second time. */
export const Submitting: Story = {
  args: { submitting: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The button says the first thing that is missing, in the order of the form, from the first paint on. */
export const ButtonSaysWhatIsMissing: Story = {
  render: () => <AddressForm />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent('Name the address');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Cold wallet');
    await expect(button).toHaveTextContent('Enter the address');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'cb12');
    await expect(button).toHaveTextContent('Confirm that it is yours');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(button).toHaveTextContent('Save');
    await expect(button).toBeEnabled();
  },
};

/** A field says what is wrong when it is left, not in the middle of a word, and not when it is only passed through. */
export const FaultOnceTheFieldIsLeft: Story = {
  render: () => <AddressForm />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Address' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeValid();
    await userEvent.type(field, '0x12');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('An address begins with cb')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'cb12');
    await expect(field).toBeValid();
  },
};

/** Sent with faults by a key of its own, it shows them all and goes to the first. */
export const SentWithFaults: Story = {
  render: () => <AddressForm initial={{ ...filled, address: '0x', own: false }} />,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Address' });
    await expect(field).toBeValid();
    canvasElement.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toBeInvalid());
  },
};

function RefusedForm() {
  return (
    <AddressForm
      initial={filled}
      save={() => Promise.resolve([{ field: 'label', code: 'taken' }])}
    />
  );
}

/** A fault that the server finds is shown at its field, which gets the focus. The input stays and may be sent again. */
export const RefusedByTheServer: Story = {
  render: () => <RefusedForm />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('You have an address of this name')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Cold wallet');
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('cb12');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await userEvent.type(field, ' 2');
    await expect(field).toBeValid();
  },
};

const pending = fn(() => new Promise<void>(() => undefined));

/** Until its answer is there a form is sent once, however often the button is pressed. */
export const SentOnce: Story = {
  render: () => <AddressForm initial={filled} save={pending} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    pending.mockClear();
    const form = canvasElement.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await userEvent.click(canvas.getByRole('button'));
    await expect(pending).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  },
};

/** `isDirty` becomes false again when a value is put back. */
export const Dirty: Story = {
  render: () => <AddressForm initial={filled} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('As it was')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 's');
    await expect(canvas.getByText('Changed')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('As it was')).toBeVisible();
  },
};

const drafts = () => {
  let kept: unknown = null;
  return { get: () => kept, set: (value: unknown) => void (kept = value) };
};

function ReloadedPage() {
  const [store] = useState(drafts);
  const [load, setLoad] = useState(0);
  // A page that is loaded anew does not take its form down first.
  const ofThisLoad: InputStore = {
    get: store.get,
    set: (value) => value !== null && store.set(value),
  };
  return (
    <div className="flex flex-col gap-4">
      <AddressForm key={load} store={ofThisLoad} />
      <Button onClick={() => setLoad(load + 1)}>Load the page anew</Button>
    </div>
  );
}

/** With a store, the input is restored after a reload; a field that is not named is not stored. */
export const KeptOverReload: Story = {
  render: () => <ReloadedPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Cold wallet');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page anew' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Cold wallet');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Enter the address' })).toBeVisible();
  },
};

const owners = v.object({
  owners: v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.minLength(1, 'missing')) })),
    v.minLength(1, 'none'),
  ),
});
const saveOwners = fn();

function OwnersForm() {
  const state = useForm({
    schema: owners,
    initial: { owners: [] },
    faultText: ({ code }) => (code === 'none' ? 'Add an owner' : 'Name every owner'),
    onSubmit: saveOwners,
  });
  const { keys, add, remove } = useFormList(state, ['owners']);
  return (
    <Form {...state.form} aria-label="Owners" className={width}>
      <FormFields>
        {keys.map((key, index) => (
          <TextField
            key={key}
            label={`Owner ${index + 1}`}
            autoComplete="off"
            {...state.field(['owners', index, 'name'])}
            labelEnd={
              <Button size="sm" variant="ghost" onClick={() => remove(index)}>
                Remove owner {index + 1}
              </Button>
            }
          />
        ))}
        <Button onClick={() => add({ name: '' })}>Add an owner</Button>
      </FormFields>
      <SubmitButton reason={state.reason}>Save</SubmitButton>
    </Form>
  );
}

/** A list: items are added and removed, and each keeps its input. */
export const List: Story = {
  render: () => <OwnersForm />,
  play: async ({ canvas, userEvent }) => {
    saveOwners.mockClear();
    const addOne = canvas.getAllByRole('button', { name: 'Add an owner' })[0];
    if (addOne === undefined) throw new Error('There is no button to add one.');
    await userEvent.click(addOne);
    await userEvent.click(addOne);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Owner 1' }), 'Ada');
    await expect(canvas.getByRole('button', { name: 'Name every owner' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Owner 2' }), 'Grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove owner 1' }));
    await expect(canvas.getByRole('textbox', { name: 'Owner 1' })).toHaveValue('Grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(saveOwners).toHaveBeenCalledWith({ owners: [{ name: 'Grace' }] });
  },
};

const States = ({ initial }: AddressFormProps) => <AddressForm initial={initial} />;

export const Matrix: StoryObj<typeof States> = matrix(States, {
  Empty: {},
  Filled: { initial: filled },
  'With a fault': { initial: { ...filled, address: '0x12' } },
});
