import { CircleX, Clock, Upload } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import type { RequestNotice } from './request-notice.ts';
import * as terms from '../../foundations/terms/terms.ts';

export { requestTypeMessages, tierMessages, wordFor } from '../shared/words.ts';
export { requestNotice, type RequestNotice } from './request-notice.ts';

const messages = defineMessages('statusButton', {
  rejected: terms.requestWasRejected,
  'more-data': terms.provideMoreData,
  pending: terms.pendingForReview,
});
export type StatusButtonLabels = MessagesOf<typeof messages>;

export interface StatusButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** From `requestNotice`. */
  notice: RequestNotice;
  labels?: Partial<StatusButtonLabels> | undefined;
}

const looks = {
  rejected: { Icon: CircleX, colours: 'ui:bg-danger-soft ui:text-danger' },
  'more-data': { Icon: Upload, colours: 'ui:bg-warning-soft ui:text-warning' },
  pending: { Icon: Clock, colours: 'ui:bg-warning-soft ui:text-warning' },
} as const;

/** The state of the user's compliance request, as a button of the header that opens its modal. */
export function StatusButton({ notice, labels, className, ...rest }: StatusButtonProps) {
  const words = useMessages(messages, labels);
  const { Icon, colours } = looks[notice];
  return (
    <button
      data-slot="status-button"
      data-notice={notice}
      type="button"
      className={cn(
        'ui:inline-flex ui:h-7 ui:max-w-full ui:cursor-pointer ui:items-center ui:gap-1.5 ui:rounded-control ui:border ui:border-transparent ui:px-2.5 ui:font-text ui:text-sm ui:font-medium ui:whitespace-nowrap ui:transition-colors ui:duration-state ui:hover:border-current/45 ui:touch:h-11',
        colours,
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden size={14} strokeWidth={1.5} className="ui:flex-none" />
      <span className="ui:truncate">{words[notice]}</span>
    </button>
  );
}
