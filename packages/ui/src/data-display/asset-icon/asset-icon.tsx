import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { assetMark } from './asset-marks.ts';

const assetIconVariants = cva(
  'ui:inline-flex ui:flex-none ui:items-center ui:justify-center ui:rounded-full ui:font-text ui:leading-none ui:font-semibold ui:text-[oklch(1_0_0)]',
  {
    variants: {
      size: {
        sm: 'ui:size-4.5 ui:text-[8px]',
        md: 'ui:size-6 ui:text-[10px]',
        lg: 'ui:size-8 ui:text-xs',
        xl: 'ui:size-10 ui:text-base',
      },
    },
  },
);

/** Size and stroke of the drawing in px. */
const glyphs = {
  sm: { glyph: 11, stroke: 2 },
  md: { glyph: 14, stroke: 2 },
  lg: { glyph: 18, stroke: 1.75 },
  xl: { glyph: 22, stroke: 1.75 },
} as const;

export interface AssetIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The symbol: `BTC`. */
  symbol: string;
  /**
   * 18, 24, 32 or 40 px.
   * @default 'md'
   */
  size?: keyof typeof glyphs | undefined;
  /** Accessible name, where no text beside the icon names the asset. */
  label?: string | undefined;
}

/** The round mark of an asset, drawn from its symbol. Decorative without a label. */
export function AssetIcon({
  symbol,
  size = 'md',
  label,
  className,
  style,
  ...rest
}: AssetIconProps) {
  const { Glyph, letters, hue } = assetMark(symbol);
  const { glyph, stroke } = glyphs[size];
  return (
    <span
      data-slot="asset-icon"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cn(assetIconVariants({ size }), className)}
      // The same in both schemes: white text has a contrast of 4.5:1 on it in every hue.
      style={{ backgroundColor: `oklch(0.53 0.1 ${hue})`, ...style }}
      {...rest}
    >
      {Glyph ? <Glyph size={glyph} strokeWidth={stroke} aria-hidden /> : letters}
    </span>
  );
}
