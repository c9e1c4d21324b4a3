import { cva } from 'class-variance-authority';

/** Colour of a figure by the direction of its move. `quiet` is for a figure that is out of date or has not moved. */
export const moveText = cva('', {
  variants: {
    move: { up: 'ui:text-up', down: 'ui:text-down', quiet: 'ui:text-fg-muted', none: '' },
  },
});
