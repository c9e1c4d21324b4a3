import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComplianceCase } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../../testing/viewports.ts';
import { actAs, comeBack } from '../../testing/act-as.ts';
import { OfficeStage } from '../../testing/office-stage.tsx';

let exchange: Sandbox | undefined;
const lookOn = (sandbox: Sandbox): void => {
  exchange = sandbox;
};

const meta = {
  title: 'Screens/Back office/Queue/Work',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'officer@agio.test',
    address: '/admin/compliance?type=Tier1ToTier2',
    still: true,
    break: lookOn,
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const admin = 'admin@agio.test';
const queue = async (query = 'type=Tier1ToTier2') =>
  (
    await actAs<{ items: ComplianceCase[] }>(exchange, admin, [
      'GET',
      `/backoffice/compliance/users?limit=100&${query}`,
    ])
  ).items;
const assignees = async () =>
  (await queue()).flatMap(({ request }) => request.assignee?.officer ?? []);
const assign = (found: ComplianceCase, to: string | null) =>
  actAs(exchange, admin, [
    'PUT',
    '/backoffice/compliance/assign-many',
    { cases: [{ requestId: found.request.id, to, seenAssigneeId: null }] },
  ]);
/** Selects the first rows, by keys: Space on one, Shift and Down over the next ones. */
async function select({ canvas, userEvent }: Context, count: number) {
  const [first] = await canvas.findAllByRole('rowheader');
  await userEvent.keyboard('j');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard(' ');
  for (let more = 1; more < count; more += 1) {
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  }
}
const button = ({ canvas }: Context, name: string) => canvas.findByRole('button', { name });

/** Every officer with the number of their cases, above the list. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const workload = within(await canvas.findByRole('region', { name: 'Workload' }));
    await expect(await workload.findByText('Maria Oliveira')).toBeVisible();
    await expect(workload.getAllByText('Cases: 0, overdue: 0').length).toBeGreaterThan(1);
    await expect(canvas.getByRole('button', { name: 'Take next case' })).toBeEnabled();
  },
};
export const Phone: Story = {
  globals: at('small'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maria Oliveira')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Selected cases, with the acts that can be done with them. */
export const Selected: Story = {
  tags: ['picture'],
  play: async (context) => {
    await select(context, 3);
    await expect(await button(context, 'Take (3)')).toBeEnabled();
    await expect(await button(context, 'Assign (3)')).toBeEnabled();
    await expect(await button(context, 'Hand back (0)')).toBeDisabled();
  },
};
export const SelectedRightToLeft: Story = {
  ...Selected,
  tags: [],
  globals: { ...at('desk'), dir: 'rtl', scheme: 'light' },
};

/** Cases are taken in one call; undone, no officer has them. */
export const Taken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await select(context, 2);
    await userEvent.click(await button(context, 'Take (2)'));
    await expect(await canvas.findByText('Taken: 2')).toBeVisible();
    await expect(await assignees()).toEqual(['Maria Oliveira', 'Maria Oliveira']);
    await expect(await canvas.findByText(/^Cases: 2/)).toBeVisible();
    await userEvent.click(await button(context, 'Undo the change'));
    await expect(await canvas.findByText('Undone: 2')).toBeVisible();
    await expect(await assignees()).toEqual([]);
    await expect(canvas.queryByRole('button', { name: 'Undo the change' })).toBeNull();
  },
};

/** Own cases are handed back; those of other officers stay. */
export const HandedBack: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await select(context, 2);
    await userEvent.click(await button(context, 'Take (2)'));
    await expect(await canvas.findByText('Taken: 2')).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(await button(context, 'Hand back (2)'));
    await expect(await canvas.findByText('Handed back: 2')).toBeVisible();
    await expect(await assignees()).toEqual([]);
  },
};

/** The officer with the skill and the fewest cases is proposed; one without the skill cannot be chosen. */
export const Assigned: Story = {
  tags: ['picture'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findAllByRole('rowheader');
    await actAs(exchange, admin, [
      'PUT',
      '/backoffice/staff/skills',
      {
        id: 'officer',
        skills: ['Downgrade'],
        seen: [
          'NameDiscrepancyToTier1',
          'HighRiskToTier2',
          'Tier1ToTier2',
          'Tier1ToTier3',
          'Tier2ToTier3',
          'SuspiciousToTier1',
          'Downgrade',
        ],
      },
    ]);
    comeBack();
    await select(context, 2);
    await userEvent.click(await button(context, 'Assign (2)'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign (2)' }));
    await waitFor(() =>
      expect(dialog.getByRole('radio', { name: /^Maria Oliveira/ })).toBeDisabled(),
    );
    await expect(dialog.getByText('Does not take requests of this type')).toBeVisible();
    await expect(dialog.getByText(/Fewest cases/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Aiko Damm/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign (2)' }));
    await expect(await canvas.findByText('Assigned to Aiko Damm: 2')).toBeVisible();
    await expect(await assignees()).toEqual(['Aiko Damm', 'Aiko Damm']);
  },
};

/** One was taken by a colleague meanwhile: it is named, with who has it, and the others are taken. */
export const OneTakenMeanwhile: Story = {
  tags: ['picture'],
  args: {
    break: (sandbox) => {
      lookOn(sandbox);
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.assignMany', latencyMs: 1500 });
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await select(context, 3);
    await userEvent.click(await button(context, 'Take (3)'));
    const [first] = await queue();
    exchange?.faults.clear();
    await assign(first!, 'admin');
    await expect(
      await canvas.findByText(/Aiko Damm has this case now\./, undefined, { timeout: 5000 }),
    ).toBeVisible();
    await expect(canvas.getByText('Taken: 2')).toBeVisible();
    await expect(canvas.getByText('Not changed: 1')).toBeVisible();
    await expect((await assignees()).toSorted()).toEqual([
      'Aiko Damm',
      'Maria Oliveira',
      'Maria Oliveira',
    ]);
  },
};

/** The answer is lost: the queue says what became of the act, and nothing is sent twice. */
export const AnswerLost: Story = {
  args: {
    break: (sandbox) => {
      lookOn(sandbox);
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.assignMany', lose: 'answer' });
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await select(context, 2);
    await userEvent.click(await button(context, 'Take (2)'));
    await expect(await canvas.findByText('Taken: 2')).toBeVisible();
    await expect(await assignees()).toHaveLength(2);
  },
};

/** `t` takes the case that is due next, and opens it. */
export const NextTaken: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await waitFor(() => expect(canvas.getByText('Maria Oliveira')).toBeVisible());
    await userEvent.keyboard('t');
    await canvas.findByRole('region', { name: 'Person' });
    await expect(await canvas.findByText('You work on this case.')).toBeVisible();
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
      'data-address',
      expect.stringMatching(/^\/admin\/compliance\//),
    );
  },
};

/** Nothing is left that the officer may take: it is said, and the queue stays. */
export const NothingLeft: Story = {
  args: {
    answer: (request) =>
      request.url.endsWith('/compliance/take-next') ? Response.json({ case: null }) : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: 'Take next case' }));
    await expect(await canvas.findByText('No case is left for you to take.')).toBeVisible();
  },
};

/** Overdue requests alone, by the filter. */
export const Overdue: Story = {
  args: { address: '/admin/compliance?due=Overdue' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter: Due: Overdue' }),
    ).toBeVisible();
    const cells = await canvas.findAllByText(/^Overdue, /);
    await expect(cells).toHaveLength((await canvas.findAllByRole('rowheader')).length);
  },
};
