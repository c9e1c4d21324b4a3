import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { compileTheme } from '../../packages/whitelabel-themes/src/index.ts';
import { ThemeStudio } from './theme-studio.tsx';

const meta = {
  title: 'Theming/Theme studio',
  component: ThemeStudio,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { scheme: 'dark' },
  render: (_, { globals }) => (
    <ThemeStudio scheme={globals['scheme'] === 'light' ? 'light' : 'dark'} />
  ),
} satisfies Meta<typeof ThemeStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change colours and corners, watch contrast and the components, take the JSON along. */
export const Studio: Story = {};

/** A change shows at once on the desk and in the JSON, which the command takes without edits. */
export const Changed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const preview = canvasElement.querySelector('[data-brand=studio]');
    if (!preview) throw new Error('No preview.');
    const accent = () => getComputedStyle(preview).getPropertyValue('--agio-accent');
    const before = accent();
    await fireEvent.input(canvas.getByLabelText('accent, light'), { target: { value: '#7a1fa2' } });
    await expect(accent()).not.toBe(before);
    await expect(canvas.getByText(/^All \d+ pairs can be read\.$/)).toBeVisible();
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'acme');
    const json: unknown = JSON.parse(canvas.getByLabelText<HTMLTextAreaElement>('JSON').value);
    await expect(json).toMatchObject({ name: 'acme', tokens: { accent: { light: '#7a1fa2' } } });
    await expect(compileTheme(json).report.errors).toEqual([]);
  },
};

/** A colour that cannot be read is refused, named and measured; the preview keeps the last theme that can be. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText('fg-muted, light'), {
      target: { value: '#dddddd' },
    });
    const problems = within(canvas.getByRole('list', { name: 'To correct' }));
    await expect(problems.getAllByRole('listitem')[0]).toHaveTextContent(
      /^fg-muted · #dddddd has .*:1 on .+ \(light.*\) and \d+ more · Needs 4\.5:1, as #[\da-f]{6} has\.$/,
    );
  },
};

/** A name that no brand may have is refused where it is typed; the preview goes on. */
export const BadName: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Acme Exchange');
    await expect(name).toHaveAccessibleDescription(/^The name is small letters/);
    await fireEvent.input(canvas.getByLabelText('accent, light'), { target: { value: '#7a1fa2' } });
    await expect(canvas.getByText('1 to correct before it can be built.')).toBeVisible();
  },
};
