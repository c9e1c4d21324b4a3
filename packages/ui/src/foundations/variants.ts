import type { VariantProps } from 'class-variance-authority';

/**
 * The props of a cva recipe without its `null`: a variant is one of its names or left out.
 * (cva types every variant as nullable, which would leak into our public API.)
 */
export type Variants<Recipe extends (...args: never) => unknown> = {
  [K in keyof VariantProps<Recipe>]?: NonNullable<VariantProps<Recipe>[K]>;
};
