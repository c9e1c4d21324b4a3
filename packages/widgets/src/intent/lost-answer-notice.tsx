import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { CircleHelp } from 'lucide-react';
import { StepTitle } from './step-title.tsx';

export interface LostAnswerNoticeProps {
  title: string;
  /** Explains that nothing is sent again. */
  text: string;
  /** Result of the last look-up, announced as it changes; empty before the first one. */
  note?: string | undefined;
  isLooking: boolean;
  /** Label of the button. */
  button: string;
  onLook: () => void;
}

/** Says that the answer to a command was lost, with a button that looks it up. */
export function LostAnswerNotice({
  title,
  text,
  note,
  isLooking,
  button,
  onLook,
}: LostAnswerNoticeProps) {
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
