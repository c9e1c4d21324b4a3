import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { CircleHelp } from 'lucide-react';
import { StepTitle } from './step-title.tsx';

export interface UnknownOutcomeProps {
  title: string;
  /** What is known, and that nothing is sent again. */
  text: string;
  /** What the last look found, told to screen readers as it changes: empty before the first look. */
  note?: string | undefined;
  isLooking: boolean;
  /** The button's words, also while it looks. */
  button: string;
  onLook: () => void;
}

/** The answer to a command was lost: the reader looks again whether it was carried out. */
export function UnknownOutcome({
  title,
  text,
  note,
  isLooking,
  button,
  onLook,
}: UnknownOutcomeProps) {
  return (
    <section aria-label={title} className="wg:flex wg:flex-col wg:gap-3">
      <div className="wg:flex wg:items-center wg:gap-3">
        <CircleHelp
          size={28}
          strokeWidth={1.5}
          aria-hidden
          className="wg:flex-none wg:text-warning"
        />
        <StepTitle>{title}</StepTitle>
      </div>
      <Callout tone="warning">{text}</Callout>
      {note === undefined ? null : <output className="wg:text-sm wg:text-fg-muted">{note}</output>}
      <Button variant="primary" size="lg" block loading={isLooking} onClick={onLook}>
        {button}
      </Button>
    </section>
  );
}
