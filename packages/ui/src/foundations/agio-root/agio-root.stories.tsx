import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { AgioRoot } from './agio-root.tsx';

const meta = {
  title: 'Foundations/Agio root',
  component: AgioRoot,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AgioRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = (name: string) => (
  <div className="flex flex-col items-start gap-3 p-4">
    <h2>{name}</h2>
    <p>A text of the host takes the typeface, the size and the colour of the brand.</p>
    <TextField label={`Amount in ${name}`} />
    <Button variant="primary">Deposit</Button>
  </div>
);

/** Parts of a page, in every brand and scheme. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-3">
      {(['agio', 'aurum', 'verdant'] as const).flatMap((brand) =>
        (['dark', 'light'] as const).map((scheme) => (
          <AgioRoot key={brand + scheme} brand={brand} scheme={scheme} fillsWindow={false}>
            {content(`${brand}, ${scheme}`)}
          </AgioRoot>
        )),
      )}
    </div>
  ),
};

/** A whole page: as high as the window at least, and without a margin around it. */
export const Page: Story = {
  args: { brand: 'aurum', scheme: 'light', 'data-testid': 'root' } as Story['args'],
  render: (args) => <AgioRoot {...args}>{content('Aurum')}</AgioRoot>,
  play: async ({ canvas }) => {
    const root = canvas.getByTestId('root');
    await expect(root.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(getComputedStyle(document.body).margin).toBe('0px');
    await expect(getComputedStyle(root).fontSize).toBe('14px');
    const colour = getComputedStyle(root).backgroundColor;
    await expect(colour).not.toBe('rgba(0, 0, 0, 0)');
    await expect(colour).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
};
