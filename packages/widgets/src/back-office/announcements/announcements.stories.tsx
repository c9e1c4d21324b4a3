import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

let exchange: Sandbox | undefined;
const path = '/backoffice/announcements';
const day = 24 * 60 * 60 * 1000;
const time = (days: number) => new Date(Date.UTC(2026, 10, 20, 11, 30) + days * day).toISOString();
const news = {
  type: 'Modal' as const,
  description: 'Fees of withdrawals change on 1 December.',
  translations: [
    { language: 'de', text: 'Die Gebühren für Auszahlungen ändern sich am 1. Dezember.' },
  ],
  link: '/markets',
  releasesAt: time(5),
  expiresAt: time(20),
  tiers: ['Tier2', 'Tier3'],
  countries: ['CH'],
  brands: null,
};

/** An exchange with announcements in each state. */
function fill(sandbox: Sandbox): void {
  exchange = sandbox;
  const fees = {
    ...news,
    id: 'fees',
    language: 'en',
    translations: { de: news.translations[0]!.text },
  };
  const mistake = {
    ...fees,
    id: 'mistake',
    type: 'Banner',
    description: 'Trading stops today.',
    translations: {},
    link: null,
    tiers: null,
    countries: null,
    releasesAt: time(-0.5),
    expiresAt: time(-0.25),
    isWithdrawn: true,
  } as const;
  sandbox.announce(fees);
  sandbox.announce(mistake);
  const over = {
    ...mistake,
    id: 'over',
    type: 'Board',
    isWithdrawn: false,
    description: 'Maintenance is over.',
    releasesAt: time(-9),
    expiresAt: time(-8),
  } as const;
  sandbox.announce(over);
}

/** Publishes as another page of the administrator. */
const publishElsewhere = (fields: object) =>
  actAs(exchange, 'admin@agio.test', ['PUT', `${path}/fees`, { ...news, ...fields }]);

const meta = {
  title: 'Screens/Back office/Announcements',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'admin@agio.test',
    address: '/admin/announcements',
    still: true,
    break: fill,
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const editor = (canvas: Context['canvas']) => canvas.findByRole('form', { name: /nnouncement$/ });
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};
const english = (canvas: Context['canvas']) =>
  canvas.findByRole('textbox', { name: 'Text: English' });

/** Presses Publish, and confirms. */
async function publish({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Publish' }));
}

/** Scheduled, shown, over and withdrawn, the latest first. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Withdrawn')).toBeVisible());
    for (const state of ['Scheduled', 'Over']) await expect(canvas.getByText(state)).toBeVisible();
    await expect(canvas.getAllByText('Shown now')).toHaveLength(2);
    await expect(canvas.getByText(/^Tier 2, Tier 3,.* Switzerland$/)).toBeVisible();
    await expectFits();
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };

export const Phone: Story = {
  tags: ['picture'],
  globals: at('phone'),
  play: async ({ canvas }) => {
    await waitFor(() => {
      const list = within(canvas.getByRole('list', { name: 'Announcements' }));
      return expect(list.getAllByRole('link')).toHaveLength(5);
    });
    await expectFits();
  },
};

/** Texts, times, audience and history of one, at an address of its own; a change arrives by itself. */
export const Details: Story = {
  tags: ['picture'],
  args: { address: '/admin/announcements/fees' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Dialog' }));
    await expect(await drawer.findByText(news.description)).toHaveAttribute('lang', 'en');
    await publishElsewhere({ seenVersion: 1, countries: ['CH', 'LI'] });
    await expect(await drawer.findByText(/Liechtenstein$/)).toBeVisible();
    await waitFor(() =>
      expect(drawer.getByRole('region', { name: 'History' })).toHaveTextContent(
        'changed an announcement',
      ),
    );
    await expect(drawer.getByRole('button', { name: 'Withdraw now' })).toBeEnabled();
  },
};

/** One that is shown is withdrawn, after a question. */
export const Withdrawal: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('rowheader', { name: /^New market: SREC/ });
    await userEvent.click(row);
    const drawer = within(await screen.findByRole('dialog', { name: 'Board' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Withdraw now' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw now' }));
    await waitFor(() => expect(drawer.getByText('Withdrawn')).toBeVisible());
    await expect(drawer.queryByRole('button', { name: 'Withdraw now' })).toBeNull();
  },
};

/** An announcement that is changed, beside its preview. */
export const Editor: Story = {
  tags: ['picture'],
  args: { address: '/admin/announcements/fees?edit=1' },
  play: async ({ canvas }) => {
    await editor(canvas);
    await expect(await english(canvas)).toHaveValue(news.description);
    const german = canvas.getByRole('textbox', { name: 'Text: Deutsch' });
    await expect(german).toHaveAttribute('lang', 'de');
    await expectFits();
  },
};
export const EditorLight: Story = { ...Editor, globals: { ...at('desk'), scheme: 'light' } };
export const EditorPhone: Story = { ...Editor, globals: at('phone') };

/** The preview has each brand, width, language and display; a reader without a text of their own gets English. */
export const Previews: Story = {
  tags: ['picture'],
  args: { address: '/admin/announcements/fees?edit=1' },
  play: async ({ canvas, userEvent }) => {
    await english(canvas);
    const preview = within(canvas.getAllByRole('region', { name: 'Preview' }).at(-1)!);
    await expect(preview.getByText(news.description)).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('radio', { name: 'Verdant' }));
    const scope = preview.getByText(news.description).closest('[data-brand]');
    await expect(scope).toHaveAttribute('data-brand', 'verdant');
    await expect(scope).toHaveStyle({ width: '390px' });
    await userEvent.click(canvas.getByRole('radio', { name: '1440 px' }));
    await expect(scope).toHaveStyle({ width: '1440px' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Banner' }));
    await expect(preview.getByRole('link', { name: news.description })).toHaveAttribute(
      'href',
      '/markets',
    );
  },
};

/** Each field says what is missing or wrong, and nothing is sent. */
export const Faults: Story = {
  tags: ['picture'],
  args: { address: '/admin/announcements/fees?edit=1' },
  play: async ({ canvas, userEvent }) => {
    await english(canvas);
    const until = canvas.getByLabelText(/^Shown until/);
    await userEvent.clear(until);
    await userEvent.type(until, '2026-11-01T10:00');
    await userEvent.tab();
    const end = 'The end must be after the start and in the future.';
    await expect(await canvas.findByRole('button', { name: end })).toBeDisabled();
    await waitFor(() => expect(canvas.getAllByText(end)).toHaveLength(2));
    const link = canvas.getByRole('textbox', { name: 'Link for details' });
    await userEvent.clear(link);
    await userEvent.type(link, 'http://agio.example');
    await userEvent.clear(await english(canvas));
    await expect(
      await canvas.findByText('Enter an address that begins with https:// or /.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Enter a text.' })).toBeDisabled();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Written in two languages and published; what was typed stays while the list is looked at. */
export const Publication: Story = {
  args: { address: '/admin/announcements/new' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await english(canvas), 'Deposits are late.');
    await userEvent.click(canvas.getByRole('link', { name: 'Go back' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'New announcement' }));
    await expect(await english(canvas)).toHaveValue('Deposits are late.');
    await userEvent.click(canvas.getByRole('combobox', { name: /^Other languages/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Text: Deutsch' }),
      'Einzahlungen verspäten sich.',
    );
    await publish(context);
    const drawer = within(await screen.findByRole('dialog', { name: 'Banner' }));
    await expect(drawer.getByText('Einzahlungen verspäten sich.')).toHaveAttribute('lang', 'de');
    await expect(drawer.getByText('All customers')).toBeVisible();
    // A time in the history is the reader's, and not the wire's.
    const history = await drawer.findByRole('region', { name: 'History' });
    await expect(await within(history).findByText(/^Text: Deutsch: No value → /)).toBeVisible();
    await expect(history).toHaveTextContent(/From: No value → \w{3} \d{1,2}, 2026, \d\d:\d\d:\d\d/);
  },
};

/** Another administrator was faster: it is said who, what was typed stays, and pressed again it takes its place. */
export const Conflict: Story = {
  args: { address: '/admin/announcements/fees?edit=1' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await english(canvas), ' Ours.');
    await publishElsewhere({ seenVersion: 1, type: 'Board' });
    await publish(context);
    await expect(await canvas.findByText(/has changed this announcement meanwhile/)).toBeVisible();
    await expect(await english(canvas)).toHaveValue(`${news.description} Ours.`);
    await publish(context);
    await expect(await screen.findByRole('dialog', { name: 'Dialog' })).toBeVisible();
  },
};

/** The answer is lost: it is looked up, and found published. */
export const LostAnswer: Story = {
  args: {
    address: '/admin/announcements/fees?edit=1',
    break: (sandbox) => {
      fill(sandbox);
      sandbox.faults.set({ endpoint: 'backOfficeAnnouncements.publish', lose: 'answer' });
    },
  },
  play: async (context) => {
    await context.userEvent.type(await english(context.canvas), ' Soon.');
    await publish(context);
    await expect(await screen.findByRole('dialog', { name: 'Dialog' })).toBeVisible();
  },
};

/** The announcement did not arrive: what was typed stays, and it can be sent again. */
export const NotArrived: Story = {
  args: {
    address: '/admin/announcements/new',
    break: (sandbox) => {
      fill(sandbox);
      sandbox.faults.set({ endpoint: 'backOfficeAnnouncements.publish', lose: 'request' });
    },
  },
  play: async (context) => {
    await context.userEvent.type(await english(context.canvas), 'Deposits are late.');
    await publish(context);
    await expect(await context.canvas.findByText(/did not arrive/)).toBeVisible();
    await expect(await english(context.canvas)).toHaveValue('Deposits are late.');
    await expect(context.canvas.getByRole('button', { name: 'Publish' })).toBeEnabled();
  },
};

/** A refusal says why, and keeps what was typed. */
export const Refused: Story = {
  args: {
    address: '/admin/announcements/new',
    break: (sandbox) => {
      fill(sandbox);
      sandbox.faults.set({
        endpoint: 'backOfficeAnnouncements.publish',
        failWith: {
          status: 400,
          body: {
            errorCode: 40000,
            errors: [
              { key: 'link', code: '', message: 'This address is not known to the exchange.' },
            ],
          },
        },
      });
    },
  },
  play: async (context) => {
    await context.userEvent.type(await english(context.canvas), 'Deposits are late.');
    await publish(context);
    await expect(
      await context.canvas.findByText(/This address is not known to the exchange/),
    ).toBeVisible();
    await expect(await english(context.canvas)).toHaveValue('Deposits are late.');
  },
};

export const Empty: Story = {
  args: { address: '/admin/announcements?search=nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeAnnouncements.list', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Announcements could not be loaded.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeAnnouncements.list', latencyMs: 600_000 }),
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Announcements' });
    await expect(grid).toHaveAttribute('aria-busy', 'true');
  },
};
