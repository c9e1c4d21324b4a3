import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose sign is drawn. */
  brand?: 'agio' | 'aurum' | 'verdant' | undefined;
  /** Beside the sign; leave out for the sign alone. */
  name?: string | undefined;
}

/** The sign of a brand and its name. */
export function Logo({ brand = 'agio', name, className, ...rest }: LogoProps) {
  return (
    <span
      data-slot="logo"
      className={cn(
        'ui:inline-flex ui:items-center ui:gap-[9px] ui:font-display ui:text-[1.0625rem] ui:leading-6 ui:font-semibold ui:tracking-[-0.025em] ui:text-fg',
        className,
      )}
      {...rest}
    >
      <svg width={24} height={24} viewBox="0 0 24 24" fill="none" aria-hidden>
        {signs[brand]}
      </svg>
      {name}
    </span>
  );
}

const signs = {
  agio: (
    <g strokeWidth={2.6} strokeLinecap="round">
      <path d="M3.6 20 10.6 4M13.4 4l7 16" stroke="currentColor" />
      <path d="M9.4 14.6h5.2" className="ui:stroke-accent" />
    </g>
  ),
  aurum: (
    <>
      <circle cx={12} cy={12} r={9.6} strokeWidth={1.7} className="ui:stroke-accent" />
      <circle cx={12} cy={12} r={2.7} className="ui:fill-accent" />
    </>
  ),
  verdant: (
    <g className="ui:fill-accent">
      <path d="M11 21C5.2 19.6 2.4 14.6 3 6.6c5.6.8 8.4 4 8 10.4" />
      <path
        d="M13 21v-6.500C13 8 16 4.200 21.200 3c.7 9.500-2 15.500-8.200 18Z"
        fillOpacity={0.5}
      />
    </g>
  ),
};
