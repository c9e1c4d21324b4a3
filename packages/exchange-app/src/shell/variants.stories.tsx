import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SandboxApp } from '../testing/sandbox-app.tsx';

/**
 * The two white-label variants: the same app with the navigation, landing, market and footer of their brand. Where they
 * are is chosen by their prefix; elsewhere a variant leads home.
 */
const meta = {
  title: 'Screens/Variants',
  component: SandboxApp,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SandboxApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = {
  terms: 'https://aurum.example/terms',
  privacy: 'https://aurum.example/privacy',
  support: 'https://aurum.example/support',
  apiDocumentation: 'https://aurum.example/api',
};

const navigation = async (canvas: Pick<typeof screen, 'findByRole'>) =>
  within(await canvas.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]);

/** Signed in, with every entry that has its page. Announcements and rewards are the exchange's own. */
export const Aurum: Story = {
  args: { account: 'trader@agio.test', path: '/aurum', config: { links } },
  globals: { brand: 'aurum' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Total value' });
    await expect(await navigation(canvas)).toEqual([
      ['Dashboard', '/aurum', 'page'],
      ['Simple Trading', '/aurum/simple-trading', null],
      ['Advanced Trading', '/trade', null],
      ['Portfolio', '/aurum/portfolio', null],
      ['Buy & Sell', '/user/portfolio/ramp', null],
    ]);
    await expect(canvas.getByRole('link', { name: 'Aurum, start page' })).toHaveAttribute(
      'href',
      '/aurum',
    );
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Terms of Service',
      'Privacy Policy',
      'Support',
      'API Documentation',
      'Back to Agio',
    ]);
    await expect(footer.getByText('Powered by Agio · Identity by CorePass')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'ALPHA' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/are waiting for you/)).not.toBeInTheDocument();
  },
};

/** News of the reader's own document shows in a variant, too. */
export const AurumDocumentEnds: Story = {
  args: { account: 'expiring@agio.test', path: '/aurum/portfolio' },
  globals: { brand: 'aurum' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/valid for 7 more days/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew it' })).toHaveAttribute(
      'href',
      '/user/tiers/kyc-request',
    );
    await expect(await canvas.findByRole('region', { name: 'Total value' })).toBeVisible();
    await expect(canvas.queryByText(/are waiting for you/)).not.toBeInTheDocument();
  },
};

export const AurumGuest: Story = {
  args: { path: '/aurum' },
  globals: { brand: 'aurum' },
  play: async ({ canvas }) => {
    await expect(await navigation(canvas)).toEqual([
      ['Dashboard', '/aurum', 'page'],
      ['Simple Trading', '/aurum/simple-trading', null],
      ['Advanced Trading', '/trade', null],
    ]);
    await expect(canvas.getByRole('button', { name: 'Get Started' })).toBeEnabled();
  },
};

export const AurumPortfolio: Story = {
  args: { account: 'trader@agio.test', path: '/aurum/portfolio' },
  globals: { brand: 'aurum' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Total value' })).toBeVisible();
    await expect((await navigation(canvas)).find(([, , current]) => current)).toEqual([
      'Portfolio',
      '/aurum/portfolio',
      'page',
    ]);
  },
};

/** Verdant has the same entries in an order of its own. */
export const Verdant: Story = {
  args: { account: 'trader@agio.test', path: '/verdant/portfolio' },
  globals: { brand: 'verdant' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Total value' });
    await expect((await navigation(canvas)).map(([name]) => name)).toEqual([
      'Dashboard',
      'Portfolio',
      'Simple Trading',
      'Advanced Trading',
      'Buy & Sell',
    ]);
  },
};

/** Chosen by the deployment; the desk opens the variant’s own market. */
export const VerdantDesk: Story = {
  args: { path: '/trade', config: { brand: 'verdant' } },
  globals: { brand: 'verdant' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /VCO2\/USDC/ })).toBeInTheDocument(),
    );
  },
};

/** An address that the variant does not have leads to its home (spec §2, Mode and prefix rule). */
export const OutsideLeadsHome: Story = {
  args: { path: '/nowhere', config: { brand: 'aurum' } },
  globals: { brand: 'aurum' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Metals, to the gram', level: 1 });
    await expect((await navigation(canvas))[0]).toEqual(['Dashboard', '/aurum', 'page']);
  },
};

/** A partner's own name, navigation and words come from the deployment’s settings: no build. */
export const OwnIdentity: Story = {
  args: {
    path: '/trade',
    config: {
      brandIdentity: {
        title: 'Metals Desk',
        navigation: [
          { id: 'desk', path: '/trade', label: { en: 'Desk' } },
          { id: 'list', path: '/markets', label: { en: 'Prices' } },
          { id: 'help', path: 'https://help.example/', label: { en: 'Help' } },
        ],
        copy: { en: { 'shell.footer.copyright': 'Metals AG, Zug' } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Metals Desk, start page' }),
    ).toBeVisible();
    await expect(await navigation(canvas)).toEqual([
      ['Desk', '/trade', 'page'],
      ['Prices', '/markets', null],
      ['Help', 'https://help.example/', null],
    ]);
    await expect((await canvas.findByRole('contentinfo')).textContent).toContain('Metals AG, Zug');
  },
};

export const Phone: Story = {
  args: { account: 'trader@agio.test', path: '/verdant' },
  globals: { brand: 'verdant', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Portfolio' }));
    await expect(await canvas.findByRole('region', { name: 'Total value' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** On a phone the menu has the partner's links, and those that lead elsewhere open beside the app. */
export const OwnIdentityOnPhone: Story = {
  ...OwnIdentity,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const links = within(menu.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]),
    ).toEqual([
      ['Desk', '/trade', 'page'],
      ['Prices', '/markets', null],
      ['Help', 'https://help.example/', null],
    ]);
    const help = menu.getByRole('link', { name: 'Help' });
    await expect(help).toHaveAttribute('target', '_blank');
    await expect(help).toHaveAttribute('rel', 'noreferrer');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
