import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type BrandName,
  BRANDS,
  type ColorToken,
  contract,
  contrastPairs,
  DENSITIES,
  densities,
  type Direction,
  DIRECTIONS,
  isColorToken,
  type Scheme,
  type TokenGroup,
  type TokenName,
  themes,
  tokenNames,
} from '../../packages/whitelabel-themes/src/index.ts';

// Made from the contract: what is shown here is what a brand gives values to, and nothing else.

interface Setting {
  brand: BrandName;
  scheme: Scheme;
  direction: Direction;
}

function settingOf(globals: Record<string, unknown>): Setting {
  return {
    brand: BRANDS.find((brand) => brand === globals.brand) ?? 'agio',
    scheme: globals.scheme === 'light' ? 'light' : 'dark',
    direction: DIRECTIONS.find((direction) => direction === globals.direction) ?? 'green-up',
  };
}

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The names by their group, both in the order of the contract. */
function groupsOf(names: readonly TokenName[]): [TokenGroup, TokenName[]][] {
  const groups = new Map<TokenGroup, TokenName[]>();
  for (const name of names) {
    const { group } = contract[name];
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups];
}

const cell = 'border-b border-line py-2 pe-4 align-top';

/** The least ratio of a colour over all it must be readable on, measured for the brand and scheme of the toolbar. */
function leastContrast(token: ColorToken, { brand, scheme, direction }: Setting) {
  const pairs = contrastPairs(themes[brand]).filter(
    (pair) =>
      pair.token === token &&
      pair.scheme === scheme &&
      (pair.direction === undefined || pair.direction === direction),
  );
  const least = pairs.toSorted((a, b) => a.ratio - b.ratio)[0];
  return least && { ...least, count: pairs.length };
}

function ColourRow({ token, setting }: { token: ColorToken; setting: Setting }) {
  const least = leastContrast(token, setting);
  const value =
    token in themes[setting.brand]
      ? themes[setting.brand][token as keyof (typeof themes)['agio']]
      : undefined;
  return (
    <tr>
      <th scope="row" className={`${cell} w-52 text-start font-medium whitespace-nowrap`}>
        <span className="flex items-center gap-3">
          <span
            className="size-8 flex-none rounded-control border border-line-strong"
            style={{ background: `var(--agio-${token})` }}
          />
          {token}
        </span>
      </th>
      <td className={`${cell} text-fg-muted`}>{contract[token].description}</td>
      <td className={`${cell} num text-fg-muted`}>
        {typeof value === 'object' ? value[setting.scheme] : 'the reader’s setting'}
      </td>
      <td className={`${cell} num text-end`}>
        {least ? (
          <>
            {least.ratio}:1{' '}
            <span className="text-fg-muted">
              on {least.on}, needs {least.min}
            </span>
          </>
        ) : (
          <span className="text-fg-muted">not for reading</span>
        )}
      </td>
    </tr>
  );
}

/** Every colour with its least contrast in the brand, scheme and price colours of the toolbar. */
export const Colours: Story = {
  render: (_, { globals }) => {
    const setting = settingOf(globals);
    return (
      <div className="flex flex-col gap-8">
        {groupsOf(tokenNames.filter(isColorToken)).map(([group, names]) => (
          <table key={group} className="w-full text-sm">
            <caption className="display pb-2 text-start text-lg capitalize">{group}</caption>
            <tbody>
              {names.filter(isColorToken).map((token) => (
                <ColourRow key={token} token={token} setting={setting} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    );
  },
};

/** Lengths, type and motion in each shipped brand. */
export const ShapeTypeAndMotion: Story = {
  render: () => (
    <table className="w-full text-sm">
      <thead>
        <tr>
          {['Token', 'For', ...BRANDS].map((head) => (
            <th key={head} scope="col" className={`${cell} text-start text-fg-muted`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokenNames
          .filter((name) => !isColorToken(name))
          .map((name) => (
            <tr key={name}>
              <th scope="row" className={`${cell} text-start font-medium whitespace-nowrap`}>
                {name}
              </th>
              <td className={`${cell} text-fg-muted`}>{contract[name].description}</td>
              {BRANDS.map((brand) => (
                <td key={brand} className={`${cell} max-w-56 wrap-anywhere`}>
                  {String(themes[brand][name as 'row'])}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  ),
};

/** Tokens that the reader's density changes. */
export const Density: Story = {
  render: () => (
    <table className="text-sm">
      <thead>
        <tr>
          {['Token', ...DENSITIES].map((head) => (
            <th key={head} scope="col" className={`${cell} text-start text-fg-muted`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['row-trading', 'row', 'control-height'] as const).map((name) => (
          <tr key={name}>
            <th scope="row" className={`${cell} text-start font-medium`}>
              {name}
            </th>
            {DENSITIES.map((density) => (
              <td key={density} className={`${cell} num`}>
                {densities[density][name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

const scale = [
  ['text-5xl', '44'],
  ['text-4xl', '32'],
  ['text-3xl', '24'],
  ['text-2xl', '20'],
  ['text-xl', '18'],
  ['text-lg', '16'],
  ['text-md', '15'],
  ['text-base', '14'],
  ['text-sm', '13'],
  ['text-xs', '12'],
] as const;

/** Body is 14 px, dense tables 13, nothing below 12. Figures are tabular with a slashed zero. */
export const Type: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      {scale.map(([name, size]) => (
        <div key={name} className="flex items-baseline gap-4">
          <span className="num w-28 flex-none text-xs text-fg-muted">
            {name} · {size}
          </span>
          <span className={name}>Core and Canton</span>
          <span className={`${name} num`}>1,203.0081</span>
        </div>
      ))}
    </div>
  ),
};
