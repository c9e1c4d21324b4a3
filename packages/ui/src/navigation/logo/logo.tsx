import { cva } from 'class-variance-authority';
import type { Brand, Scheme } from '@agio/whitelabel-themes';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The mark: `brands.agio.logo` of `@agio/whitelabel-themes`, shapes of your own, or `{ src, darkSrc }` of images, which
   * are shown 24 px high.
   */
  mark: Brand['logo'];
  /**
   * The colour scheme around the logo, for a mark with one image per scheme.
   * @default 'light'
   */
  scheme?: Scheme | undefined;
  /** The name beside the mark; leave it out for the mark alone. */
  name?: string | undefined;
}

/** The mark of a brand with its name. A drawn mark takes its colours from the theme around it. */
export function Logo({ mark, scheme = 'light', name, className, ...rest }: LogoProps) {
  return (
    <span
      data-slot="logo"
      className={cn(
        'ui:inline-flex ui:min-w-0 ui:items-center ui:gap-[9px] ui:font-display ui:text-[1.0625rem] ui:leading-6 ui:font-semibold ui:tracking-[-0.025em] ui:text-fg',
        className,
      )}
      {...rest}
    >
      {'src' in mark ? (
        <img
          src={scheme === 'dark' ? (mark.darkSrc ?? mark.src) : mark.src}
          alt=""
          className="ui:h-6 ui:w-auto ui:flex-none"
        />
      ) : (
        <Drawing {...mark} />
      )}
      {name === undefined ? null : <span className="ui:truncate">{name}</span>}
    </span>
  );
}

type Drawn = Extract<Brand['logo'], { shapes: unknown }>;

const shapeVariants = cva('', {
  variants: {
    fill: { fg: 'ui:fill-fg', accent: 'ui:fill-accent' },
    stroke: { fg: 'ui:stroke-fg', accent: 'ui:stroke-accent' },
  },
});

function Drawing({ viewBox, shapes }: Drawn) {
  return (
    <svg
      width={24}
      height={24}
      viewBox={viewBox}
      fill="none"
      strokeLinecap="round"
      aria-hidden
      className="ui:flex-none"
    >
      {shapes.map(({ d, fill, stroke, strokeWidth, opacity }) => (
        <path
          key={d}
          d={d}
          strokeWidth={strokeWidth}
          opacity={opacity}
          className={shapeVariants({ fill, stroke })}
        />
      ))}
    </svg>
  );
}
