import type { AddressBookEntry } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { DialogBody, DialogFooter } from '@agio/ui/dialog';
import { useMessages } from '@agio/ui/language';
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import { useHost, WidgetLink } from '../host/index.ts';
import { StepTitle } from '../intent/step-title.tsx';
import { AddressSummary } from './address-summary.tsx';
import { dialogMessages } from './dialog-messages.ts';
import { stateOf } from './model/address-state.ts';
import { SendButton } from './send-button.tsx';
import { useAllowanceNote } from './use-address-words.ts';

/** State of an address after its step: ready, with a person, or not to be sent to. */
export function AddressResult({
  entry,
  networkName,
  onDone,
  onOther,
}: {
  /** Undefined of an address that is no longer there. */
  entry: AddressBookEntry | undefined;
  networkName: string;
  onDone: () => void;
  onOther: () => void;
}) {
  const t = useMessages(dialogMessages);
  const { links } = useHost();
  const noteOf = useAllowanceNote();
  const note = entry && noteOf(entry);
  const state = entry && stateOf(entry);
  const isAllowed = state === 'allowed';
  const Icon = isAllowed ? CircleCheck : state === 'review' ? Hourglass : CircleAlert;
  return (
    <>
      <DialogBody data-widget="address-book" className="wg:flex wg:flex-col wg:gap-4">
        <div className="wg:flex wg:items-center wg:gap-3">
          <Icon
            size={28}
            strokeWidth={1.5}
            aria-hidden
            className={
              isAllowed
                ? 'wg:flex-none wg:text-success'
                : state === 'review'
                  ? 'wg:flex-none wg:text-info'
                  : 'wg:flex-none wg:text-danger'
            }
          />
          <StepTitle>
            {entry === undefined
              ? t.result.gone
              : isAllowed
                ? t.result.allowed({ name: entry.name })
                : state === 'review'
                  ? t.result.review
                  : note?.title}
          </StepTitle>
        </div>
        {entry === undefined ? <p>{t.result.goneText}</p> : null}
        {isAllowed ? <p>{t.result.allowedText}</p> : null}
        {state === 'review' ? <p>{t.result.reviewText}</p> : null}
        {state === 'blocked' && note ? <Callout tone={note.tone}>{note.text}</Callout> : null}
        {entry ? <AddressSummary entry={entry} networkName={networkName} /> : null}
      </DialogBody>
      <DialogFooter>
        {state === 'blocked' && note?.way === 'support' && links.support !== undefined ? (
          <Button asChild>
            <WidgetLink href={links.support}>{note.wayLabel}</WidgetLink>
          </Button>
        ) : null}
        {state === 'blocked' && note?.way !== 'support' ? (
          <Button onClick={onOther}>{note?.wayLabel}</Button>
        ) : null}
        {entry ? (
          <SendButton entry={entry} size="md" variant="primary">
            {t.result.send}
          </SendButton>
        ) : null}
        <Button onClick={onDone}>{t.result.done}</Button>
      </DialogFooter>
    </>
  );
}
