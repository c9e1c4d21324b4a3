import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, useMessages } from '../../foundations/language/language.tsx';

/** Read out in place of the arrow. */
const messages = defineMessages('beforeAfter', { to: 'to' });

interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
}

/** A value and its replacement. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const { to } = useMessages(messages);
  return (
    <span className="ui:inline-flex ui:flex-wrap ui:items-center ui:justify-end ui:gap-x-1.5">
      <bdi className="ui:text-fg-muted">{before}</bdi>
      <ArrowRight
        aria-hidden
        size={12}
        strokeWidth={1.5}
        className="ui:flex-none ui:text-fg-muted ui:rtl:-scale-x-100"
      />
      <span className="ui:visually-hidden">{` ${to} `}</span>
      <bdi className="ui:font-medium">{after}</bdi>
    </span>
  );
}
