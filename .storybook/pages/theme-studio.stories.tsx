import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { ThemeStudio } from './theme-studio.tsx';

const meta = {
  title: 'Theming/Theme studio',
  component: ThemeStudio,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThemeStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change colours and corners, watch contrast and the components, take the JSON along. */
export const Studio: Story = {
  play: async ({ canvas, canvasElement }) => {
    const preview = canvasElement.querySelector('[data-brand=studio]');
    if (!preview) throw new Error('No preview.');
    const accent = () => getComputedStyle(preview).getPropertyValue('--agio-accent');
    const before = accent();
    await fireEvent.input(canvas.getByLabelText('accent, light'), { target: { value: '#7a1fa2' } });
    await expect(accent()).not.toBe(before);
    await expect(canvas.getByText(/^All \d+ pairs can be read\.$/)).toBeVisible();
    const json: unknown = JSON.parse(canvas.getByLabelText<HTMLTextAreaElement>('JSON').value);
    await expect(json).toMatchObject({ name: 'studio', tokens: { accent: { light: '#7a1fa2' } } });
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
