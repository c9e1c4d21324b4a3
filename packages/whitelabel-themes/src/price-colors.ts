// @where Looks: colours of rising and falling prices, and of buy and sell; no brand changes them
import type { DirectionToken, SchemePair } from './contract.ts';

/* The colours of rising and falling prices. The reader chooses them; no brand changes them. */

/** Names of the settings of price colours. */
export const DIRECTIONS = ['green-up', 'red-up', 'colour-blind'] as const;
/** Price colours: green up, red up (East Asia), or blue up and orange down for colour-blind readers. */
export type Direction = (typeof DIRECTIONS)[number];

const pair = (light: string, dark: string): SchemePair => ({ light, dark });

const green = {
  solid: pair('oklch(0.505 0.13 158)', 'oklch(0.77 0.15 160)'),
  on: pair('oklch(1 0 0)', 'oklch(0.18 0.04 160)'),
  soft: pair('oklch(0.955 0.035 158)', 'oklch(0.262 0.042 160)'),
  flash: pair('oklch(0.93 0.08 158)', 'oklch(0.285 0.07 160)'),
};
const red = {
  solid: pair('oklch(0.54 0.2 20)', 'oklch(0.71 0.165 20)'),
  on: pair('oklch(1 0 0)', 'oklch(0.17 0.04 20)'),
  soft: pair('oklch(0.958 0.022 20)', 'oklch(0.262 0.055 20)'),
  flash: pair('oklch(0.93 0.03 20)', 'oklch(0.3 0.085 20)'),
};
const blue = {
  solid: pair('oklch(0.5 0.105 235)', 'oklch(0.79 0.115 225)'),
  on: pair('oklch(1 0 0)', 'oklch(0.18 0.03 230)'),
  soft: pair('oklch(0.955 0.025 230)', 'oklch(0.268 0.042 230)'),
  flash: pair('oklch(0.925 0.055 230)', 'oklch(0.29 0.06 230)'),
};
const orange = {
  solid: pair('oklch(0.53 0.135 48)', 'oklch(0.76 0.14 58)'),
  on: pair('oklch(1 0 0)', 'oklch(0.18 0.03 58)'),
  soft: pair('oklch(0.96 0.028 60)', 'oklch(0.268 0.046 55)'),
  flash: pair('oklch(0.935 0.045 63)', 'oklch(0.3 0.08 55)'),
};

function directionTokens(
  up: typeof green,
  down: typeof green,
): Readonly<Record<DirectionToken, SchemePair>> {
  return {
    up: up.solid,
    'up-soft': up.soft,
    'up-flash': up.flash,
    'on-up': up.on,
    down: down.solid,
    'down-soft': down.soft,
    'down-flash': down.flash,
    'on-down': down.on,
  };
}

/** Price colours of each setting, in both schemes. */
export const directions: Readonly<Record<Direction, Readonly<Record<DirectionToken, SchemePair>>>> =
  {
    'green-up': directionTokens(green, red),
    'red-up': directionTokens(red, green),
    'colour-blind': directionTokens(blue, orange),
  };
