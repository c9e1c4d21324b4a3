import { brands } from '@agio/whitelabel-themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Logo } from './logo.tsx';

/** The sign of a brand, with or without its name. It takes its colours from the theme around it. */
const meta = {
  title: 'Navigation/Logo',
  component: Logo,
  args: { mark: brands.agio.logo, name: 'Agio' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agio: Story = {};
export const SignOnly: Story = { args: { name: undefined } };
export const Brands: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Logo mark={brands.agio.logo} name="Agio" />
      <Logo mark={brands.aurum.logo} name="Aurum" data-brand="aurum" />
      <Logo mark={brands.verdant.logo} name="Verdant" data-brand="verdant" />
    </div>
  ),
};

const image = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 24"><rect width="60" height="24" rx="6" fill="${colour}"/></svg>`,
  )}`;

/** A partner's image at its own width, with another for the dark scheme. */
export const OwnImage: Story = {
  args: { mark: { src: image('#1b1f2a'), darkSrc: image('#eef0f6') }, name: 'Partner' },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Logo {...args} />
      <Logo {...args} scheme="dark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [light, dark] = canvasElement.querySelectorAll('img');
    await waitFor(() =>
      expect(light?.getBoundingClientRect()).toMatchObject({ width: 60, height: 24 }),
    );
    await expect(dark?.src).not.toBe(light?.src);
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(3,max-content)] items-center gap-6">
      {Object.values(brands).flatMap(({ name: brand, logo }) => [
        <Logo key={brand} mark={logo} data-mark={logo} name={brand} />,
        <Logo key={`${brand}-sign`} mark={logo} data-mark={logo} />,
        <Logo key={`${brand}-here`} mark={logo} name="In this theme" />,
      ])}
    </div>
  ),
};
