import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../testing/viewports.ts';
import { AddressStage } from './testing/address-stage.tsx';
import { answerEntries, everyResult } from './testing/sample-entries.ts';

const meta = {
  title: 'Screens/Address book',
  component: AddressStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true },
} satisfies Meta<typeof AddressStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (canvas: Canvas) => canvas.findByRole('button', { name: 'Northbank Custody' });
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toBeVisible();
    await expect(canvas.getByText('6 addresses')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send to Ledger, cold' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/send\?asset=ETH&network=ethereum&to=./),
    );
  },
};

export const Light: Story = { ...Ready, tags: [], globals: { ...at('desk'), scheme: 'light' } };
export const Tablet: Story = { ...Ready, tags: [], globals: at('tablet') };

/** Cards; on the smallest phone nothing scrolls sideways. */
export const Phone: Story = {
  tags: ['picture'],
  globals: at('phone'),
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toBeVisible();
    await expectFits();
  },
};
export const Narrow: Story = { ...Phone, tags: [], globals: at('small') };
export const RightToLeft: Story = { ...Phone, tags: [], globals: { ...at('phone'), dir: 'rtl' } };
export const Aurum: Story = {
  ...Phone,
  tags: [],
  globals: { ...at('tablet'), brand: 'aurum', scheme: 'light' },
};

/** Every result of an address check, and a form that a person looks at. */
export const EveryState: Story = {
  tags: ['picture'],
  args: { answer: answerEntries(everyResult) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ledger, cold' });
    const states = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[3]?.textContent);
    await expect(states).toEqual([
      'Allowed',
      'Proof needed',
      'Proof needed',
      'Signed form needed',
      'Not allowed',
      'Not allowed',
      'Not allowed',
      'Invalidated',
      'In review',
      'Not known',
    ]);
  },
};

/** The filter is in the query, and one press clears it. */
export const Filtered: Story = {
  args: { query: '?chain=bitcoin' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('2 addresses')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name or address' }), 'zzz');
    await expect(await canvas.findByText('No address found')).toBeVisible();
    await expect(canvasElement.querySelector('[data-query]')).toHaveAttribute(
      'data-query',
      'search=zzz&chain=bitcoin',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all addresses' }));
    await expect(await canvas.findByText('6 addresses')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No addresses yet')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add address' })).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) => sandbox.faults.set({ endpoint: 'addressBook.list', latencyMs: 600_000 }),
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'addressBook.list', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your addresses could not be loaded')).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your addresses')).toBeVisible();
  },
};

/** The whole address, how it was proven, and what was sent there. */
export const Details: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ledger, cold' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Ledger, cold/ }));
    await expect(await drawer.findByText('Confirmed')).toBeVisible();
    await expect(drawer.getByText(/^Proven by signature on/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Copy address' })).toBeVisible();
  },
};

/** Reason for which the proof was withdrawn, and the way to a new one. */
export const Withdrawn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Former custodian' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Former custodian/ }));
    await expect(await drawer.findByText(/The custodian closed its service\./)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Prove again' }));
    await expect(await screen.findByRole('dialog', { name: 'Prove ownership' })).toBeVisible();
  },
};

/** A name that cannot be read is told at its field; a new one is shown everywhere. */
export const Renamed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Savings, old laptop' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Savings/ }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Rename' }));
    const name = await drawer.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await expect(drawer.getByRole('button', { name: 'Name the address' })).toBeDisabled();
    await userEvent.type(name, 'Savings');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('dialog', { name: /^Savings(?!,)/ })).toBeVisible();
  },
};

/** A name with letters of two alphabets may be made to look like another one: it is said while it is typed, and marked. */
export const MixedAlphabets: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const warning = 'This name mixes letters of several alphabets, which can look alike.';
    await userEvent.click(await canvas.findByRole('button', { name: 'Savings, old laptop' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Savings/ }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Rename' }));
    const name = await drawer.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'S\u0430vings');
    await expect(name).toHaveAccessibleDescription(warning);
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const renamed = await screen.findByRole('dialog', {
      name: new RegExp(`${warning} S\u0430vings`),
    });
    await expect(within(renamed).getByText(warning)).toBeInTheDocument();
  },
};

/** The question says what is lost; the first try fails and says so, the second takes the entry away. */
export const Deleted: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'addressBook.remove',
        failWith: { status: 503 },
        times: 1,
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ledger, cold' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Ledger, cold/ }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Delete' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete Ledger, cold?' }),
    );
    await expect(question.getByText(/its proof with it/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(/^It was not deleted\./);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('5 addresses')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ledger, cold' })).toBeNull();
  },
};
