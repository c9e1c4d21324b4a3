import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { chosen } from '../../tools/visual/picture-list.ts';

interface Story {
  name?: string;
  tags?: string[];
  play?: unknown;
}

interface StoryFile {
  default: { title: string };
  /** Added by the build, which sorts the exports. */
  __namedExportsOrder?: string[];
}

const files = import.meta.glob<StoryFile>('../../packages/*/src/**/*.stories.tsx', { eager: true });

/** One story: a state of a component, or of a screen. */
export interface State {
  id: string;
  name: string;
  /** It drives the component as a person would, and looks at what comes of it. */
  played: boolean;
  /** In how many dresses the visual run photographs it. */
  pictures: number;
}

export interface Subject {
  title: string;
  /** "Controls" of "Controls/Button". */
  group: string;
  name: string;
  states: readonly State[];
}

const inOrder = ({ __namedExportsOrder: order, ...all }: Omit<StoryFile, 'default'>) => {
  const named = all as Record<string, Story>;
  return (order ?? Object.keys(named)).map((key) => [key, named[key] ?? {}] as const);
};

const stories = Object.values(files).flatMap(({ default: { title }, ...all }) =>
  inOrder(all).map(([key, { name = storyNameFromExport(key), tags = [], play }]) => ({
    id: toId(title, storyNameFromExport(key)),
    type: 'story' as const,
    title,
    name,
    tags,
    played: play !== undefined,
  })),
);
const pictures = new Map(chosen(stories).map(({ id, variants }) => [id, variants.length]));

/** Everything that has stories, with its states, by title. */
export const subjects: readonly Subject[] = [...Map.groupBy(stories, ({ title }) => title)]
  .map(([title, all]) => {
    const [group = '', ...name] = title.split('/');
    return {
      title,
      group,
      name: name
        .join(', ')
        .toLowerCase()
        .replace(/^./, (first) => first.toUpperCase()),
      states: all.map(({ id, name: state, played }) => ({
        id,
        name: state.toLowerCase(),
        played,
        pictures: pictures.get(id) ?? 0,
      })),
    };
  })
  .toSorted((a, b) => a.title.localeCompare(b.title));
