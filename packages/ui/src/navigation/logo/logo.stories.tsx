import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

/** The sign of a brand, with or without its name. It takes its colours from the theme around it. */
const meta = {
  title: 'Navigation/Logo',
  component: Logo,
  args: { brand: 'agio', name: 'Agio' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agio: Story = {};
export const SignOnly: Story = { args: { name: undefined } };
export const Brands: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Logo brand="agio" name="Agio" />
      <Logo brand="aurum" name="Aurum" data-brand="aurum" />
      <Logo brand="verdant" name="Verdant" data-brand="verdant" />
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(3,max-content)] items-center gap-6">
      {(['agio', 'aurum', 'verdant'] as const).flatMap((brand) => [
        <Logo key={brand} brand={brand} data-brand={brand} name={brand} />,
        <Logo key={`${brand}-sign`} brand={brand} data-brand={brand} />,
        <Logo key={`${brand}-here`} brand={brand} name="In this theme" />,
      ])}
    </div>
  ),
};
