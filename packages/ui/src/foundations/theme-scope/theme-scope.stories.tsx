import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { ThemeScope } from './theme-scope.tsx';

const options = [
  { value: 'core', label: 'Core' },
  { value: 'stellar', label: 'Stellar' },
];
const panel = 'flex w-56 flex-col gap-3 rounded-panel border border-line bg-surface-1 p-4';
const content = (name: string) => (
  <>
    <span className="display text-lg">{name}</span>
    <Button variant="primary">Deposit</Button>
    <SelectField
      label={`Network of ${name}`}
      options={options}
      value="core"
      onValueChange={() => undefined}
    />
  </>
);

const meta = { title: 'Foundations/Theme scope', component: ThemeScope } satisfies Meta<
  typeof ThemeScope
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every brand in both schemes, side by side and one within another. */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <div className="grid grid-cols-3 gap-4">
      {(['agio', 'aurum', 'verdant'] as const).flatMap((brand) =>
        (['dark', 'light'] as const).map((scheme) => (
          <ThemeScope key={brand + scheme} brand={brand} scheme={scheme} className={panel}>
            {content(`${brand} ${scheme}`)}
          </ThemeScope>
        )),
      )}
    </div>
  ),
};

const colour = (name: string) => {
  const element = document.createElement('div');
  element.style.color = `var(--agio-${name})`;
  return (parent: Element) => {
    parent.append(element);
    const computed = getComputedStyle(element).color;
    element.remove();
    return computed;
  };
};

/** A light panel in a dark brand in a light page: each resolves by itself, and so does what floats out of it. */
export const Nested: Story = {
  render: () => (
    <ThemeScope brand="verdant" scheme="dark" className={panel} data-testid="outer">
      {content('Verdant')}
      <ThemeScope scheme="light" className={panel} data-testid="inner">
        {content('Verdant light')}
      </ThemeScope>
      <ThemeScope
        brand="aurum"
        direction="red-up"
        density="touch"
        className={panel}
        data-testid="other"
      >
        {content('Aurum')}
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvas, userEvent }) => {
    const [outer, inner, other] = ['outer', 'inner', 'other'].map((id) => canvas.getByTestId(id));
    if (!outer || !inner || !other) throw new Error('A scope is missing.');
    const accent = colour('accent');
    const up = colour('up');
    await expect(accent(outer)).toBe('oklch(0.785 0.105 192)');
    await expect(accent(inner)).toBe('oklch(0.485 0.082 196)');
    await expect(accent(other)).toBe('oklch(0.8 0.115 84)');
    await expect(up(outer)).toBe('oklch(0.77 0.15 160)');
    await expect(up(other)).toBe('oklch(0.71 0.165 20)');
    await expect(
      canvas.getAllByRole('button', { name: 'Deposit' }).map((button) => button.offsetHeight),
    ).toEqual([40, 40, 44]);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Network of Verdant light' }));
    await waitFor(() => expect(inner.contains(screen.queryByRole('listbox'))).toBe(true));
  },
};
