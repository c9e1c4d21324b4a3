import { expect, test } from 'vitest';
import { coverageGaps, namedModals, namedParts } from './coverage.ts';
import { deadLinks, linksIn } from './links.ts';
import { storyFile, type StoryFile } from './read-stories.ts';

const source = (title: string, ...stories: string[]) =>
  `const meta = {\n  title: '${title}',\n  component: X,\n} satisfies Meta<typeof X>;\nexport default meta;\n\n${stories.join('\n\n')}\n`;

const played = 'export const Open: Story = {\n  play: async () => {},\n};';

/** Everything that is asked for, without a hole. */
function whole() {
  const names = [...namedModals, ...namedParts];
  const exported = new Map(names.map((name) => [name, `packages/ui/src/modals/${name}`]));
  const files = names.map((name) =>
    storyFile(
      `packages/ui/src/modals/${name}/${name}.stories.tsx`,
      source(`Modals/${name}`, played),
    ),
  );
  return { exported, files };
}

test('a file of stories is read as Storybook reads it', () => {
  const { title, stories } = storyFile(
    'button.stories.tsx',
    source(
      'Controls/Icon button',
      'export const AsLink: Story = { args: {} };',
      "export const Still: Story = { args: {}, tags: ['picture'] };",
      "export const One: Story = {\n  name: 'First of all',\n  play: async () => {},\n};",
    ),
  );
  expect(title).toBe('Controls/Icon button');
  expect(stories).toMatchObject([
    { id: 'controls-icon-button--as-link', name: 'As Link', tags: [], played: false },
    { id: 'controls-icon-button--still', name: 'Still', tags: ['picture'], played: false },
    { id: 'controls-icon-button--one', name: 'First of all', played: true },
  ]);
});

test('all 21 modals of the specification are required', () => {
  expect(new Set(namedModals).size).toBe(21);
});

test('a complete catalogue has no hole', () => {
  const { exported, files } = whole();
  expect(coverageGaps(exported, files)).toStrictEqual([]);
});

test.each<
  [what: string, spoil: (world: { exported: Map<string, string>; files: StoryFile[] }) => void]
>([
  ['form-b is named by the specification', ({ exported }) => exported.delete('form-b')],
  ['form-b has no story', ({ files }) => files.splice(8, 1)],
  [
    'new-part has no story',
    ({ exported }) => exported.set('new-part', 'packages/ui/src/x/new-part'),
  ],
  [
    'share the title Modals/form-b',
    ({ files }) => files.push(storyFile('other.stories.tsx', source('Modals/form-b', played))),
  ],
  [
    'Modals/Quiet is never photographed',
    ({ files }) =>
      files.push(
        storyFile('q.stories.tsx', source('Modals/Quiet', played.replace('Open', 'Keyboard'))),
      ),
  ],
  [
    'Controls/Knob has no story "Matrix"',
    ({ files }) =>
      files.push(
        storyFile('k.stories.tsx', source('Controls/Knob', 'export const Idle: Story = {};')),
      ),
  ],
  [
    'Modals/Dumb is opened and closed by no play function',
    ({ files }) =>
      files.push(
        storyFile('d.stories.tsx', source('Modals/Dumb', 'export const Open: Story = {};')),
      ),
  ],
])('a hole is named: %s', (what, spoil) => {
  const world = whole();
  spoil(world);
  expect(coverageGaps(world.exported, world.files)).toStrictEqual([expect.stringContaining(what)]);
});

test('a link of a page is found in both ways of writing it', () => {
  const text = '[Tokens](?path=/story/foundations-tokens--colours) <Way to="/docs/welcome--docs">';
  expect(linksIn(text)).toEqual(['foundations-tokens--colours', 'welcome--docs']);
});

test('no page leads to what is not there', () => {
  expect(deadLinks()).toEqual([]);
});
