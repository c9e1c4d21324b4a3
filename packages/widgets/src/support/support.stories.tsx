import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { Support } from './support.tsx';

type Args = Omit<SandboxStageProps, 'children'> & { query?: string };

/** A page with nothing but this, whose links change its query. */
function SupportOnSandbox({ query: first = '', ...stage }: Args) {
  const [query, setQuery] = useState(first);
  return (
    <SandboxStage
      {...stage}
      links={{ settings: (section) => `/user/settings?section=${section}` }}
      onFollow={(href) => setQuery(href)}
    >
      <div className="min-h-dvh bg-canvas text-fg">
        <Support
          query={query}
          hrefOf={(article) => (article === undefined ? '?' : `?article=${article}`)}
        />
      </div>
    </SandboxStage>
  );
}

const meta = {
  title: 'Screens/Support',
  component: SupportOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true },
} satisfies Meta<typeof SupportOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A search in plain words finds an article, which opens and closes. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search help' }),
      'lost device',
    );
    await userEvent.click(await canvas.findByRole('link', { name: /^I have lost a device/ }));
    const article = await canvas.findByRole('region', { name: /^I have lost a device/ });
    await expect(within(article).getByRole('link', { name: 'Open the settings' })).toBeVisible();
    await userEvent.click(within(article).getByRole('link', { name: 'All articles' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Search help' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search help' }), 'zzz');
    await expect(await canvas.findByText('No article found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all articles' }));
    await expect(await canvas.findByRole('link', { name: /^How do I deposit/ })).toBeVisible();
  },
};
/** The report names failed calls by the ids of the server; what is changed in it is what is sent. */
export const Contact: Story = {
  args: {
    answer: ({ url }) =>
      url.endsWith('/userinfo')
        ? Response.json(
            { errorCode: 50000, errors: [] },
            { status: 500, headers: { 'x-request-id': 'req-story-1' } },
          )
        : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    const report = await canvas.findByRole('textbox', { name: /^Report/ });
    await waitFor(() => expect((report as HTMLTextAreaElement).value).toContain('req-story-1'));
    await userEvent.clear(report);
    await userEvent.type(report, 'Only this');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'It broke');
    const mail = await canvas.findByRole('link', { name: 'Write an email' });
    await expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(
      /body=It broke\n\nOnly this$/,
    );
  },
};
export const OfAGuestOnAPhone: Story = { args: { account: undefined }, globals: at('phone') };
export const OnASmallPhoneInLight: Story = {
  args: { query: '?article=poisoning' },
  globals: { ...at('small'), scheme: 'light', brand: 'verdant' },
};
export const FromRightToLeft: Story = { globals: { ...at('tablet'), dir: 'rtl' } };
export const WithoutHubs: Story = { args: { noHubs: true } };
