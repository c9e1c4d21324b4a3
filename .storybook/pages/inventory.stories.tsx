import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { chosen } from '../../tools/visual/chosen.ts';

interface StoryFile {
  default: { title: string };
  [story: string]: { title?: string; name?: string; tags?: string[]; play?: unknown };
}

const files = import.meta.glob<StoryFile>('../../packages/*/src/**/*.stories.tsx', { eager: true });

/** The ids of what the visual run photographs. */
const photographed = new Set(
  chosen(
    Object.values(files).flatMap(({ default: { title }, ...stories }) =>
      Object.entries(stories).map(([key, { name = storyNameFromExport(key), tags = [] }]) => ({
        id: toId(title, storyNameFromExport(key)),
        type: 'story' as const,
        title,
        name,
        tags,
      })),
    ),
  ).map(({ id }) => id),
);

/** By title: each story, whether it drives the component as a person would, and whether it is photographed. */
const inventory = Object.values(files)
  .map(({ default: { title }, ...stories }) => ({
    title,
    states: Object.entries(stories).map(([key, story]) => ({
      name: story.name ?? key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase(),
      played: story.play !== undefined,
      pictured: photographed.has(toId(title, storyNameFromExport(key))),
    })),
  }))
  .toSorted((a, b) => a.title.localeCompare(b.title));

const cell = 'border-b border-line py-2 pe-4 text-start align-top';

const meta = { title: 'Inventory', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Made from the stories themselves. Every state is checked by axe in both schemes; ▸ is also driven by a test. */
export const ComponentsStatesTests: Story = {
  name: 'Components, states, tests',
  render: () => (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-xs text-fg-muted">
          {['Component', 'States', 'Driven', 'Photographed'].map((head) => (
            <th key={head} scope="col" className={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inventory.map(({ title, states }) => (
          <tr key={title}>
            <th scope="row" className={`${cell} font-medium whitespace-nowrap`}>
              {title}
            </th>
            <td className={`${cell} text-fg-muted`}>
              {states.map(({ name, played }) => (played ? `▸ ${name}` : name)).join(' · ')}
            </td>
            <td className={`${cell} num`}>
              {states.filter(({ played }) => played).length} of {states.length}
            </td>
            <td className={`${cell} num`}>
              {states.filter(({ pictured }) => pictured).length} of {states.length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(inventory.length + 1);
    await expect(
      inventory.filter(({ states }) => !states.some(({ pictured }) => pictured)),
    ).toEqual([]);
  },
};
