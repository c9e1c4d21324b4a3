import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { initials } from './initials.ts';

const avatarVariants = cva(
  'ui:inline-flex ui:flex-none ui:items-center ui:justify-center ui:rounded-full ui:bg-accent-soft ui:font-semibold ui:text-accent',
  { variants: { size: { md: 'ui:size-7 ui:text-xs', lg: 'ui:size-10 ui:text-base' } } },
);

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A person's name or address; its initials are shown. */
  name: string;
  /**
   * 28 or 40 px.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
}

/** The initials of a person in a circle. Decorative: the text beside it or the control around it has the name. */
export function Avatar({ name, size = 'md', className, ...rest }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      translate="no"
      aria-hidden
      className={cn(avatarVariants({ size }), className)}
      {...rest}
    >
      {initials(name)}
    </span>
  );
}
