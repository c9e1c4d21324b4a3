import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { AssetIcon } from '../asset-icon/asset-icon.tsx';

const quoteVariants = cva('', {
  variants: { size: { sm: 'ui:-ms-1', md: 'ui:-ms-[7px]', lg: 'ui:-ms-2' } },
});

export interface PairIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Symbol of the base asset. */
  base: string;
  /** Symbol of the quote asset. */
  quote: string;
  /**
   * 18, 24 or 32 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The marks of a market's two assets, the base in front. Decorative: text beside it names the pair. */
export function PairIcon({ base, quote, size = 'md', className, ...rest }: PairIconProps) {
  return (
    <span
      data-slot="pair-icon"
      aria-hidden
      className={cn('ui:inline-flex ui:flex-none ui:items-center', className)}
      {...rest}
    >
      {/* The rim has the colour of the background; a hovered row changes it by --pair-rim. */}
      <AssetIcon
        symbol={base}
        size={size}
        className="ui:relative ui:[box-shadow:0_0_0_2px_var(--pair-rim,var(--agio-surface-1))]"
      />
      <AssetIcon symbol={quote} size={size} className={quoteVariants({ size })} />
    </span>
  );
}
