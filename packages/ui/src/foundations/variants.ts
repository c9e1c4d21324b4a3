import type { VariantProps } from 'class-variance-authority';

/**
 * The variant props of a cva recipe without `null`: cva types every variant as nullable, which must not appear in our
 * public API.
 */
export type Variants<Recipe extends (...args: never) => unknown> = {
  [K in keyof VariantProps<Recipe>]?: NonNullable<VariantProps<Recipe>[K]>;
};
