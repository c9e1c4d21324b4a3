import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import * as terms from '../../foundations/terms/terms.ts';

/** Delay between the press and the reload, in milliseconds. */
export const RELOAD_DELAY = 500;

const messages = defineMessages('errorPage', {
  title: 'Oops something went wrong!',
  text: 'A client-side exception has occurred. Your orders and balances are safe on the server.',
  reload: terms.reload,
});
export type ErrorPageLabels = MessagesOf<typeof messages>;

export interface ErrorPageProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Called {@link RELOAD_DELAY} after the press, once. */
  onReload: () => void;
  /** Another way out, beside the button: a plain link, because the page starts again after a crash. */
  actions?: ReactNode;
  /** For support: the reference of the report and its time. */
  reference?: ReactNode;
  labels?: Partial<ErrorPageLabels> | undefined;
}

/** In place of a crashed page: what happened, that nothing is lost, and what to do. */
export function ErrorPage({
  onReload,
  actions,
  reference,
  labels,
  className,
  ...rest
}: ErrorPageProps) {
  const words = useMessages(messages, labels);
  const [reloading, setReloading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div
      data-slot="error-page"
      className={cn(
        'ui:m-auto ui:flex ui:flex-col ui:items-center ui:px-6 ui:py-16 ui:text-center ui:font-text ui:text-base ui:text-fg',
        className,
      )}
      {...rest}
    >
      <span className="ui:mb-5 ui:flex ui:size-14 ui:items-center ui:justify-center ui:rounded-full ui:border ui:border-line ui:bg-surface-2 ui:text-fg-muted">
        <TriangleAlert aria-hidden size={24} strokeWidth={1.5} />
      </span>
      <h1 data-slot="error-title" className="ui:display ui:text-3xl">
        {words.title}
      </h1>
      <p
        data-slot="error-text"
        role="alert"
        className="ui:mt-2 ui:mb-6 ui:max-w-100 ui:text-balance ui:text-fg-muted"
      >
        {words.text}
      </p>
      <div className="ui:flex ui:flex-wrap ui:justify-center ui:gap-2">
        <Button
          variant="primary"
          loading={reloading}
          onClick={() => {
            setReloading(true);
            timer.current = setTimeout(onReload, RELOAD_DELAY);
          }}
        >
          {words.reload}
        </Button>
        {actions}
      </div>
      {reference === undefined ? null : (
        <p
          data-slot="error-reference"
          className="ui:mt-7 ui:num ui:text-xs ui:whitespace-normal! ui:text-fg-muted"
        >
          {reference}
        </p>
      )}
    </div>
  );
}
