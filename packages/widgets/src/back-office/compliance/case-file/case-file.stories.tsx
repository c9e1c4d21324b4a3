import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CaseFile } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../../testing/viewports.ts';
import { actAs, comeBack } from '../../testing/act-as.ts';
import { OfficeStage } from '../../testing/office-stage.tsx';
import { answerDocument } from '../../testing/sample-documents.ts';
import { pdfFile, statement } from '../../testing/sample-pdfs.ts';

/** Evidence of a case: identity, screening, verdicts on documents and checklist. */
const meta = {
  title: 'Screens/Back office/Case file',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/compliance/p-demir', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const part = async (canvas: Context['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));
const identity = (canvas: Context['canvas']) => part(canvas, 'Identity check');
const screening = (canvas: Context['canvas']) => part(canvas, 'Sanctions and PEP screening');
const checklist = (canvas: Context['canvas']) => part(canvas, 'Checklist');
const whole = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return expect(scrollWidth).toBe(clientWidth);
};

let exchange: Sandbox | undefined;
const known = (sandbox: Sandbox) => void (exchange = sandbox);
/** Another officer ticks the first point. */
async function tickAsAdmin(userId: string) {
  const file = '/backoffice/compliance/case-file';
  const { requestId } = await actAs<CaseFile>(exchange, 'admin@agio.test', [
    'GET',
    `${file}?userId=${userId}`,
  ]);
  await actAs(exchange, 'admin@agio.test', [
    'PUT',
    `${file}/point`,
    { requestId, point: 'NameMatches', isConfirmed: true, seenAt: null },
  ]);
}

/** A person who is on no list, with all facts. */
export const Clear: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const facts = await identity(canvas);
    await expect(facts.getByText('Yusuf Demir')).toBeVisible();
    await expect(facts.getAllByText('Germany')).toHaveLength(2);
    await expect(facts.queryByText(/^Declared/)).toBeNull();
    const result = await screening(canvas);
    await expect(result.getByText('No match')).toBeVisible();
    await expect(result.getByText('Sandbox Watchlist, version 2026-11-18')).toBeVisible();
    const points = await checklist(canvas);
    await expect(points.getByText('Ticked: 0 of 4')).toBeVisible();
    await expect(points.getAllByRole('checkbox')).toHaveLength(4);
    await whole();
  },
};
export const Light: Story = { ...Clear, tags: [], globals: { ...at('desk'), scheme: 'light' } };
export const Phone: Story = { ...Clear, globals: at('phone') };
export const RightToLeft: Story = { ...Clear, tags: [], globals: { ...at('desk'), dir: 'rtl' } };

/** An entry of a list is similar: an approval waits for an officer’s word on it. */
export const PossibleMatch: Story = {
  tags: ['picture'],
  args: { address: '/admin/compliance/p-tanabe' },
  play: async ({ canvas, userEvent }) => {
    const result = await screening(canvas);
    await expect(result.getByText('Possible match')).toBeVisible();
    const [match] = result.getAllByRole('listitem');
    await expect(match).toHaveTextContent(/Politically exposed person/);
    await expect(match).toHaveTextContent(/Similarity: 92 of 100/);
    await expect(match).toHaveTextContent(/Same name, Different year of birth/);
    await whole();
    await canvas.findByRole('region', { name: 'Decision' });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve request' }));
    await expect(dialog.getByText('Possible match')).toBeVisible();
    await expect(dialog.getByText('Ticked: 0 of 4')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Resolve the matches first' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const PossibleMatchNarrow: Story = { ...PossibleMatch, tags: [], globals: at('small') };

/** A word on a match needs a reason, which is kept over a closed dialog. */
export const Resolved: Story = {
  args: { address: '/admin/compliance/p-tanabe' },
  play: async ({ canvas, userEvent }) => {
    const result = await screening(canvas);
    const open = async () => {
      await userEvent.click(result.getByRole('button', { name: 'Different person' }));
      return within(await screen.findByRole('dialog', { name: 'Different person' }));
    };
    let dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Different person' }));
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Born a year later.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await open();
    await expect(dialog.getByRole('textbox')).toHaveValue('Born a year later.');
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await result.findByText('Born a year later.')).toBeVisible();
    await expect(result.getByText('No match')).toBeVisible();
    await expect(result.getByText('Maria Oliveira')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The name and the year of birth of an entry of a sanctions list. */
export const Match: Story = {
  tags: ['picture'],
  args: { address: '/admin/compliance/p-hlavac' },
  play: async ({ canvas }) => {
    const result = await screening(canvas);
    await expect(result.getByText('Match')).toBeVisible();
    const [match] = result.getAllByRole('listitem');
    await expect(match).toHaveTextContent(/Sanctions list/);
    await expect(match).toHaveTextContent(/Same name, Same year of birth/);
  },
};

export const ScreenedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const result = await screening(canvas);
    await userEvent.click(result.getByRole('button', { name: 'Screen again' }));
    await expect(await canvas.findByText('screened the names again')).toBeVisible();
    await expect(result.getByText('No match')).toBeVisible();
  },
};

/** A residence that is not as declared is marked. */
export const FactDiffers: Story = {
  tags: ['picture'],
  args: { address: '/admin/compliance/p-raghunathan' },
  play: async ({ canvas }) => {
    const facts = await identity(canvas);
    await expect(facts.getByText('Declared: Germany, Munich')).toBeVisible();
    await whole();
  },
};

export const FactsMissing: Story = {
  args: { address: '/admin/compliance/newcomer' },
  play: async ({ canvas }) => {
    const facts = await identity(canvas);
    await expect(
      facts.getByText('The identity partner has read no document of this person.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Checklist' })).toBeNull();
  },
};

export const DocumentExpired: Story = {
  args: { address: '/admin/compliance/expired' },
  play: async ({ canvas }) => {
    const facts = await identity(canvas);
    await expect(facts.getByText(/^Expired on /)).toBeVisible();
  },
};

/** Points are ticked by keyboard; the tick of another officer comes by itself. */
export const Ticked: Story = {
  tags: ['picture'],
  args: { break: known },
  play: async ({ canvas, userEvent }) => {
    const points = await checklist(canvas);
    await tickAsAdmin('p-demir');
    comeBack();
    await expect(await points.findByText('Aiko Damm')).toBeVisible();
    const own = points.getByRole('checkbox', { name: 'The document has not expired' });
    own.focus();
    await userEvent.keyboard(' ');
    await expect(await points.findByText('Maria Oliveira')).toBeVisible();
    await expect(own).toBeChecked();
    await expect(points.getByText('Ticked: 2 of 4')).toBeVisible();
    await userEvent.click(own);
    await expect(await points.findByText('Ticked: 1 of 4')).toBeVisible();
    await expect(own).not.toBeChecked();
    await userEvent.click(own);
    await expect(await points.findByText('Ticked: 2 of 4')).toBeVisible();
  },
};

/** A refused tick goes back. */
export const TickRefused: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'backOfficeCaseFile.confirmPoint',
        failWith: { status: 400 },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    const points = await checklist(canvas);
    const point = points.getByRole('checkbox', { name: 'The names match' });
    await userEvent.click(point);
    await waitFor(() => expect(point).not.toBeChecked());
    await expect(await points.findByRole('alert')).toBeVisible();
  },
};

/** The answer is lost: the file is read, and the tick is there. */
export const TickLost: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCaseFile.confirmPoint', lose: 'answer' }),
  },
  play: async ({ canvas, userEvent }) => {
    const points = await checklist(canvas);
    await userEvent.click(points.getByRole('checkbox', { name: 'The names match' }));
    await expect(await points.findByText('Ticked: 1 of 4')).toBeVisible();
    await expect(points.getByRole('checkbox', { name: 'The names match' })).toBeChecked();
  },
};

/** A verdict stands over the document and in the list; one that is not acceptable has its reason. */
export const Verdict: Story = {
  tags: ['picture'],
  args: { answer: answerDocument(pdfFile(statement)) },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Documents of Yusuf Demir' });
    await userEvent.click(within(list).getAllByRole('button')[0]!);
    const verdict = within(await canvas.findByRole('group', { name: /^Verdict on .+\.pdf$/ }));
    await userEvent.click(verdict.getByRole('button', { name: 'Accepted' }));
    await expect(await within(list).findByText('Accepted')).toBeVisible();
    await userEvent.click(verdict.getByRole('button', { name: 'Not acceptable' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not acceptable' }));
    await userEvent.type(
      dialog.getByRole('textbox'),
      'Page 2 is missing.{Control>}{Enter}{/Control}',
    );
    await expect(await canvas.findByText('Page 2 is missing.')).toBeVisible();
    await expect(within(list).getByText('Not acceptable')).toBeVisible();
    await expect(verdict.getByRole('button', { name: 'Not acceptable' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await canvas.findByRole('figure', { name: /^Page 1 of 3/ }, { timeout: 30_000 });
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCaseFile.read', latencyMs: 600_000 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Risk signals' });
    await expect(canvas.queryByRole('region', { name: 'Checklist' })).toBeNull();
  },
};

/** The rest of the case stays. */
export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCaseFile.read', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The case file could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Risk signals' })).toBeVisible();
  },
};
