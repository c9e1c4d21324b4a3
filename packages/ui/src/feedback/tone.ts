// @where Looks: icon of each tone: info, success, warning, danger
import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Glyph } from '../foundations/glyph/glyph.ts';

/** The tone of a message. Each has an icon, as colour alone is not enough. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

export const toneIcon: Readonly<Record<Tone, Glyph>> = {
  neutral: Info,
  accent: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export const toneSurface = cva('', {
  variants: {
    tone: {
      neutral: 'ui:bg-surface-2',
      accent: 'ui:bg-accent-soft',
      info: 'ui:bg-info-soft',
      success: 'ui:bg-success-soft',
      warning: 'ui:bg-warning-soft',
      danger: 'ui:bg-danger-soft',
    } satisfies Record<Tone, string>,
  },
});

export const toneText = cva('', {
  variants: {
    tone: {
      neutral: 'ui:text-fg-muted',
      accent: 'ui:text-accent',
      info: 'ui:text-info',
      success: 'ui:text-success',
      warning: 'ui:text-warning',
      danger: 'ui:text-danger',
    } satisfies Record<Tone, string>,
  },
});
