/**
 * Drawing of an icon. The library that it comes from is no part of a declaration: it is inside the package.
 * @module
 */

import type { ComponentProps, ComponentType } from 'react';

/** Drawing of an icon, with its size and the width of its strokes. */
export type Glyph = ComponentType<
  ComponentProps<'svg'> & { size?: number | string; strokeWidth?: number | string }
>;
