// @where Looks: colour and size tokens, and the contrast that each must have
/**
 * The theme contract: every name a brand gives a value to, and nothing else. CSS, types, docs, the contrast gate and the
 * lint allow-list are all derived from it. On the page a token is the custom property `--agio-<name>`.
 */

/** Kind of a token's value; it decides which grammar the value must match. */
export type TokenType =
  | 'color'
  | 'radius'
  | 'size'
  | 'tracking'
  | 'number'
  | 'font'
  | 'weight'
  | 'shadow'
  | 'duration'
  | 'easing';

/** Group of a token, for its place in lists. */
export type TokenGroup =
  | 'surface'
  | 'line'
  | 'text'
  | 'action'
  | 'direction'
  | 'status'
  | 'chart'
  | 'shape'
  | 'type'
  | 'rhythm'
  | 'motion';

/** WCAG 2.2 ratios: 4.5 for text (1.4.3), 3 for the edges of controls, icons and focus (1.4.11). */
export type ContrastMinimum = 4.5 | 3;

/** Description of a token: type, group, and the contrast that it needs. */
export interface TokenSpec {
  readonly type: TokenType;
  readonly group: TokenGroup;
  readonly description: string;
  /** False for what a brand may not touch: the price colours belong to the reader's setting, not to the brand. */
  readonly themeable: boolean;
  /** True for what others stand on: through it nothing may show, or no contrast that was measured holds. */
  readonly opaque: boolean;
  /** Backgrounds on which this colour must be readable, and how well. */
  readonly contrast: readonly { readonly on: readonly string[]; readonly min: ContrastMinimum }[];
}

interface Options {
  readonly on?: readonly string[];
  readonly min?: ContrastMinimum;
  readonly themeable?: boolean;
  readonly opaque?: boolean;
}

const SURFACES = ['canvas', 'surface-1', 'surface-2', 'surface-3', 'overlay'] as const;
const SOFTS = [
  'accent-soft',
  'up-soft',
  'down-soft',
  'success-soft',
  'warning-soft',
  'danger-soft',
  'info-soft',
] as const;
const FLASHES = ['up-flash', 'down-flash'] as const;

function color<G extends TokenGroup>(group: G, description: string, options: Options = {}) {
  const { on, min = 4.5, themeable = true, opaque = false } = options;
  const contrast = on === undefined ? [] : [{ on, min }];
  return { type: 'color', group, description, themeable, opaque, contrast } as const;
}

function plain<T extends Exclude<TokenType, 'color'>>(
  type: T,
  group: TokenGroup,
  description: string,
) {
  return { type, group, description, themeable: true, opaque: false, contrast: [] } as const;
}

/** Every token of a theme, by name. */
export const contract = {
  canvas: color('surface', 'The page behind everything.', { opaque: true }),
  'surface-1': color('surface', 'Panels, the header, fields.', { opaque: true }),
  'surface-2': color('surface', 'Hovered rows, wells, quiet controls.', { opaque: true }),
  'surface-3': color('surface', 'Pressed and selected neutral controls, chips, skeletons.', {
    opaque: true,
  }),
  overlay: color('surface', 'Menus, dialogs, toasts: what floats.', { opaque: true }),
  scrim: color('surface', 'Dims the page behind a dialog.'),

  line: color(
    'line',
    'Hairlines between panels. Decoration only, never the sole edge of a control.',
  ),
  'line-overlay': color('line', 'Hairlines on overlays.'),
  'line-strong': color('line', 'The edge of a field, checkbox or outlined button.', {
    on: SURFACES,
    min: 3,
  }),

  fg: color('text', 'Main text and figures.', { on: [...SURFACES, ...SOFTS, ...FLASHES] }),
  'fg-muted': color('text', 'Labels and secondary text.', {
    on: [...SURFACES, ...SOFTS, ...FLASHES],
  }),
  'fg-faint': color('text', 'Placeholders and the decimals of a figure.', {
    on: [...SURFACES, ...SOFTS, ...FLASHES],
  }),

  accent: color('action', 'The one colour of action and selection; also links.', {
    on: [...SURFACES, 'accent-soft'],
  }),
  'accent-hover': color('action', 'The accent under the pointer.'),
  'accent-soft': color('action', 'Background of something selected.'),
  'on-accent': color('action', 'Text on the accent.', { on: ['accent', 'accent-hover'] }),
  focus: color('action', 'The focus ring.', { on: SURFACES, min: 3 }),

  up: color('direction', 'A price that rose, the buy side. Always with a sign, arrow or word.', {
    on: [...SURFACES, 'up-soft', 'up-flash'],
    themeable: false,
  }),
  'up-soft': color('direction', 'Background of the up colour; depth of bids.', {
    themeable: false,
  }),
  'up-flash': color('direction', 'Background of a row in the moment that it rose or was bid.', {
    themeable: false,
  }),
  'on-up': color('direction', 'Text on the up colour.', { on: ['up'], themeable: false }),
  down: color('direction', 'A price that fell, the sell side.', {
    on: [...SURFACES, 'down-soft', 'down-flash'],
    themeable: false,
  }),
  'down-soft': color('direction', 'Background of the down colour; depth of asks.', {
    themeable: false,
  }),
  'down-flash': color('direction', 'Background of a row in the moment that it fell or was asked.', {
    themeable: false,
  }),
  'on-down': color('direction', 'Text on the down colour.', { on: ['down'], themeable: false }),

  success: color('status', 'Done, connected, open.', { on: [...SURFACES, 'success-soft'] }),
  'success-soft': color('status', 'Background of success.'),
  warning: color('status', 'Needs attention soon.', { on: [...SURFACES, 'warning-soft'] }),
  'warning-soft': color('status', 'Background of a warning.'),
  danger: color('status', 'Failed, or cannot be undone.', { on: [...SURFACES, 'danger-soft'] }),
  'danger-soft': color('status', 'Background of danger.'),
  'on-danger': color('status', 'Text on danger.', { on: ['danger'] }),
  info: color('status', 'Worth knowing.', { on: [...SURFACES, 'info-soft'] }),
  'info-soft': color('status', 'Background of information.'),

  'chart-1': color('chart', 'First series.', { on: SURFACES, min: 3 }),
  'chart-2': color('chart', 'Second series.', { on: SURFACES, min: 3 }),
  'chart-3': color('chart', 'Third series.', { on: SURFACES, min: 3 }),
  'chart-4': color('chart', 'Fourth series.', { on: SURFACES, min: 3 }),
  'chart-5': color('chart', 'Fifth series.', { on: SURFACES, min: 3 }),
  'chart-6': color('chart', 'The rest.', { on: SURFACES, min: 3 }),
  'indicator-1': color('chart', 'An indicator; no colour of a price, nor like one.', {
    on: SURFACES,
    min: 3,
  }),
  'indicator-2': color('chart', 'Second indicator.', { on: SURFACES, min: 3 }),
  'indicator-3': color('chart', 'Third indicator.', { on: SURFACES, min: 3 }),
  'indicator-4': color('chart', 'Fourth indicator.', { on: SURFACES, min: 3 }),
  'chart-grid': color('chart', 'Grid lines of a chart; decoration.'),
  'chart-crosshair': color('chart', 'The crosshair.', { on: SURFACES, min: 3 }),

  'radius-control': plain('radius', 'shape', 'Corners of buttons and fields.'),
  'radius-panel': plain('radius', 'shape', 'Corners of panels, cards, menus and toasts.'),
  'radius-dialog': plain('radius', 'shape', 'Corners of dialogs.'),
  'radius-pill': plain('radius', 'shape', 'Corners of pills and chips.'),
  'shadow-overlay': plain(
    'shadow',
    'shape',
    'Lifts what floats. Colours inside resolve by scheme.',
  ),

  'font-text': plain('font', 'type', 'Text and figures. Must have tabular figures.'),
  'font-display': plain('font', 'type', 'Headings.'),
  'display-weight': plain('weight', 'type', 'Weight of headings.'),
  'display-tracking': plain('tracking', 'type', 'Letter spacing of headings, in em.'),

  'row-trading': plain('size', 'rhythm', 'Row of the trading tables.'),
  row: plain('size', 'rhythm', 'Row of every other table and list.'),
  'row-touch': plain('size', 'rhythm', 'Row where a finger is the pointer.'),
  'control-height': plain('size', 'rhythm', 'Height of buttons and fields.'),

  'duration-state': plain('duration', 'motion', 'Hover, press, check.'),
  'duration-enter': plain('duration', 'motion', 'A surface entering.'),
  ease: plain('easing', 'motion', 'The one curve.'),
} as const satisfies Record<string, TokenSpec>;

type Contract = typeof contract;
/** Name of a token. */
export type TokenName = keyof Contract;
/** Name of a token whose value is a colour. */
export type ColorToken = {
  [K in TokenName]: Contract[K]['type'] extends 'color' ? K : never;
}[TokenName];
/** Name of a token whose value is not a colour. */
export type PlainToken = Exclude<TokenName, ColorToken>;

/** The price colours: set by the reader's direction setting, never by a brand. */
export type DirectionToken =
  | 'up'
  | 'up-soft'
  | 'up-flash'
  | 'on-up'
  | 'down'
  | 'down-soft'
  | 'down-flash'
  | 'on-down';

/** The colour schemes. */
export const SCHEMES = ['light', 'dark'] as const;
/** A colour scheme: `light` or `dark`. */
export type Scheme = (typeof SCHEMES)[number];

/** One colour in both schemes, each in CSS: `oklch(0.53 0.19 272)` or `#3366ff`. */
export type SchemePair = Readonly<Record<Scheme, string>>;

/** Every value of a brand. Exhaustive: a forgotten token does not compile. */
export type ThemeTokens = Readonly<
  Record<Exclude<ColorToken, DirectionToken>, SchemePair> & Record<PlainToken, string>
>;

/** Names of all tokens, in the order of the contract. */
export const tokenNames = Object.keys(contract) as TokenName[];

/** Returns true if a token is a colour. */
export function isColorToken(name: TokenName): name is ColorToken {
  return contract[name].type === 'color';
}

/** Returns the custom property of a token: `canvas` → `--agio-canvas`. */
export function cssVariable<N extends TokenName>(name: N): `--agio-${N}` {
  return `--agio-${name}`;
}
