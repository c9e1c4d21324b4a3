import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { assetMark } from './asset-marks.ts';

const sizes = {
  sm: { box: 'ui:size-4.5', glyph: 11, text: 'ui:text-[8px]', stroke: 2 },
  md: { box: 'ui:size-6', glyph: 14, text: 'ui:text-[10px]', stroke: 2 },
  lg: { box: 'ui:size-8', glyph: 18, text: 'ui:text-xs', stroke: 1.75 },
  xl: { box: 'ui:size-10', glyph: 22, text: 'ui:text-base', stroke: 1.75 },
} as const;

export interface AssetIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The symbol: `BTC`. */
  symbol: string;
  /** 18, 24, 32 or 40 px. */
  size?: keyof typeof sizes | undefined;
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
  const { box, glyph, text, stroke } = sizes[size];
  return (
    <span
      data-slot="asset-icon"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cn(
        'ui:inline-flex ui:flex-none ui:items-center ui:justify-center ui:rounded-full ui:font-text ui:leading-none ui:font-semibold ui:text-[oklch(1_0_0)]',
        box,
        text,
        className,
      )}
      // The same in both schemes: white text has a contrast of 4.5:1 on it in every hue.
      style={{ backgroundColor: `oklch(0.53 0.1 ${hue})`, ...style }}
      {...rest}
    >
      {Glyph ? <Glyph size={glyph} strokeWidth={stroke} aria-hidden /> : letters}
    </span>
  );
}
