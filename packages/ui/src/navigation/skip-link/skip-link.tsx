import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { defineMessages, useMessages } from '../../foundations/language/language.tsx';

const messages = defineMessages('skipLink', { skip: 'Skip to the content' });

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** `#` and the id of the main part, which needs `tabIndex={-1}`. */
  href: string;
}

/** The first link for the keyboard: skips the header. Visible only with the focus. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  const { skip } = useMessages(messages);
  return (
    <a
      data-slot="skip-link"
      className={cn(
        'ui:fixed ui:start-2 ui:top-2 ui:z-50 ui:-translate-y-16 ui:rounded-control ui:bg-accent ui:px-3.5 ui:py-2 ui:touch:py-3 ui:font-text ui:text-base ui:font-semibold ui:text-on-accent ui:no-underline ui:focus:translate-y-0',
        className,
      )}
      {...rest}
    >
      {children ?? skip}
    </a>
  );
}
