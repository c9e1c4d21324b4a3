import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs, comeBack } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Notes',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/compliance/p-keller', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const panel = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Notes' }));
const field = async (canvas: Canvas) =>
  (await panel(canvas)).findByRole('textbox', { name: 'New note' });

let exchange: Sandbox | undefined;
const note = (text: string, by = 'admin@agio.test') =>
  actAs(exchange, by, ['POST', '/backoffice/compliance/notes', { userId: 'p-keller', text }]);
const noted =
  (...texts: string[]) =>
  (sandbox: Sandbox) => {
    exchange = sandbox;
    for (const text of texts) void note(text);
  };

const long = `Called at the number of the application. ${'The statements of the second bank follow by post. '.repeat(18)}`;
const words = ['Called.\nSends the second page on Monday.', long, 'The second page is here.'];

/** Earlier notes, newest first; one is long, one has several lines. */
export const Ready: Story = {
  args: { break: noted(...words) },
  play: async ({ canvas }) => {
    const notes = await panel(canvas);
    const items = await notes.findAllByRole('listitem');
    await expect(items[0]).toHaveTextContent(/Aiko Damm.*The second page is here\.$/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };
export const Phone: Story = { ...Ready, globals: at('phone') };
export const Narrow: Story = { ...Ready, globals: at('small') };
export const RightToLeft: Story = { ...Ready, globals: { ...at('desk'), dir: 'rtl' } };

/** `n` leads into the field, Ctrl+Enter sends; nothing is sent of blanks. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    const notes = await panel(canvas);
    await expect(await notes.findByText('No notes yet')).toBeVisible();
    await userEvent.keyboard('n');
    await expect(await field(canvas)).toHaveFocus();
    await userEvent.keyboard('  ');
    await expect(notes.getByRole('button', { name: 'Add note' })).toBeDisabled();
    await userEvent.keyboard('Called.{Enter}Sends the second page.{Control>}{Enter}{/Control}');
    await expect(await notes.findByText('The note was added.')).toBeVisible();
    const [item] = await notes.findAllByRole('listitem');
    await expect(item).toHaveTextContent(/Maria Oliveira.*Called\. Sends the second page\.$/);
    await expect(await field(canvas)).toHaveValue('');
    await expect(await field(canvas)).toHaveFocus();
    await expect(await canvas.findByText('added a note')).toBeVisible();
  },
};

/** Another officer adds one while the case is open. */
export const AddedMeanwhile: Story = {
  args: { break: (sandbox) => void (exchange = sandbox) },
  play: async ({ canvas }) => {
    const notes = await panel(canvas);
    await notes.findByText('No notes yet');
    await note('The form is here.');
    comeBack();
    await expect(await notes.findByText('The form is here.')).toBeVisible();
  },
};

/** A draft waits at its case while the officer looks at the next one. */
export const DraftKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'Half a thought');
    await userEvent.click(await canvas.findByRole('link', { name: 'Next case' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Lukas Keller' })).toBeNull());
    await expect(await field(canvas)).toHaveValue('');
    await userEvent.click(await canvas.findByRole('link', { name: 'Previous case' }));
    await canvas.findByRole('heading', { name: 'Lukas Keller' });
    await expect(await field(canvas)).toHaveValue('Half a thought');
  },
};

/** The answer is lost: the notes are read, and it is there once. */
export const AnswerLost: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.addNote', lose: 'answer' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'Called.{Control>}{Enter}{/Control}');
    const notes = await panel(canvas);
    await expect(await notes.findByText('The note was added.')).toBeVisible();
    await waitFor(() => expect(notes.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** It is refused: the exchange says why, and what was typed stays. */
export const Refused: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'backOfficeCompliance.addNote',
        failWith: { status: 400 },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'Called.{Control>}{Enter}{/Control}');
    const notes = await panel(canvas);
    await expect(await notes.findByText(/^It was not accepted\./)).toBeVisible();
    await expect(await field(canvas)).toHaveValue('Called.');
  },
};

/** Older ones are shown on demand. */
export const Many: Story = {
  args: { break: noted(...Array.from({ length: 8 }, (_, at) => `Call ${at + 1}`)) },
  play: async ({ canvas, userEvent }) => {
    const notes = await panel(canvas);
    await expect(await notes.findAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(notes.getByRole('button', { name: 'Show more' }));
    await expect(await notes.findByText('Call 1')).toBeVisible();
    await expect(notes.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/** The profile of a user has them as well. */
export const OfProfile: Story = {
  args: { address: '/admin/users/p-keller', break: noted(...words) },
  play: Ready.play!,
};

/** A reader who is no officer has no notes, and reads none. */
export const OfProfileForSupport: Story = {
  args: { account: 'support@agio.test', address: '/admin/users/p-keller' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Person' });
    await expect(canvas.queryByRole('region', { name: 'Notes' })).toBeNull();
  },
};

/** An officer does not see what others note of them. */
export const OfOneself: Story = {
  args: { address: '/admin/users/officer' },
  play: OfProfileForSupport.play!,
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.notes', latencyMs: 600_000 }),
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.notes', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    const notes = await panel(canvas);
    await expect(await notes.findByText('The notes could not be loaded')).toBeVisible();
  },
};
