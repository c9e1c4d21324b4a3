// @where Tools: stories that are photographed, and their variants
/* Which stories are photographed, and how often: the one place that says so. */

/** A story of the built Storybook, as its index.json lists it. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** Its file, from the root: "./packages/ui/src/…". */
  importPath?: string;
  tags?: string[];
}

/** Settings of a story for a picture. */
export interface Variant {
  name: string;
  globals: { brand: string; scheme: 'dark' | 'light'; dir: 'ltr' | 'rtl' };
  forcedColors?: boolean;
}

const both = ['dark', 'light'] as const;

const dressed: readonly Variant[] = ['agio', 'verdant'].flatMap((brand) =>
  both.map((scheme) => ({
    name: `${brand}-${scheme}`,
    globals: { brand, scheme, dir: 'ltr' as const },
  })),
);

const once: readonly Variant[] = [
  { name: 'rtl', globals: { brand: 'agio', scheme: 'dark', dir: 'rtl' } },
  {
    name: 'forced-colors',
    globals: { brand: 'agio', scheme: 'dark', dir: 'ltr' },
    forcedColors: true,
  },
];

/** Stories that are not photographed, with the reason; a pattern of story ids. */
const excluded: readonly { stories: RegExp; because: string }[] = [
  {
    stories: /^screens-trade--(?!still$)/,
    because: 'a live exchange; its picture is the story that stands still',
  },
  {
    stories: /^(?:api-reference|inventory|languages|foundations-tokens|theming-)/,
    because: 'pages of the handbook, made from what is photographed elsewhere',
  },
  {
    stories: /^trading-price-chart-older-candles--(?!coming$)/,
    because: 'the view moves with what comes; where it ends depends on the frames there were',
  },
  { stories: /--(?:keyboard|by-keys)$/, because: 'ends where another story begins' },
  {
    stories:
      /^modals-.*--(?:closing|existing|later|leaving|not-by-accident|not-now|not-yet|over|stored|taken)$/,
    because: 'ends closed, with nothing to see',
  },
];

/** A story, and the variants in which it is photographed. */
export interface Picture extends IndexEntry {
  variants: readonly Variant[];
}

const isTagged = ({ tags }: IndexEntry) => tags?.includes('picture') ?? false;
const isMatrix = ({ name }: IndexEntry) => name === 'Matrix';
const isPhone = ({ name }: IndexEntry) => name === 'Phone';

/** Further states of a modal that play functions judge better: whether it waits. */
const ofNoLooks = /--submitting$/;

/**
 * Chooses the stories to photograph. Stories named "Matrix" or tagged "picture", else the first, lead a component,
 * modal or screen and are taken in every dress. Further states are photographed once, in the default dress: those of a
 * modal, of a component without a matrix, and a screen on a phone. The files stay small enough to be committed
 * (tools/visual/run.ts).
 */
export function chosen(entries: readonly IndexEntry[]): Picture[] {
  const stories = entries.filter(
    ({ type, id }) => type === 'story' && !excluded.some(({ stories: out }) => out.test(id)),
  );
  return [...Map.groupBy(stories, ({ title }) => title)].flatMap(([title, all]) => {
    const named = all.filter((story) => isTagged(story) || isMatrix(story));
    const leads = named.length > 0 ? named : all.slice(0, 1);
    const further = all.filter((story) => {
      if (leads.includes(story)) return true;
      if (title.startsWith('Screens/')) return isPhone(story);
      if (title.startsWith('Modals/')) return !ofNoLooks.test(story.id);
      return !all.some(isMatrix);
    });
    return further.map((story) => ({
      ...story,
      variants: leads.includes(story) ? [...dressed, ...once] : dressed.slice(0, 1),
    }));
  });
}
