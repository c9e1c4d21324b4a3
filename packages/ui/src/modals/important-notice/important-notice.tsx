import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { SubmitButton, useForm } from '../../forms/form/form.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { leadIcon, Modal, ModalForm, ModalLead, type ModalProps } from '../shared/modal.tsx';
import * as terms from '../../foundations/terms/terms.ts';

const messages = defineMessages('importantNotice', {
  title: 'Important notice',
  lead: 'Please read this before you trade. It is shown once.',
  points: {
    risk: 'Prices of crypto assets and digital commodities can fall fast. You can lose everything you put in.',
    final: 'Filled orders and transfers confirmed on a network cannot be reversed.',
    phrase:
      'We will never ask for your wallet’s recovery phrase, through any channel or for any reason.',
  },
  confirm: 'I have read and understood this notice',
  accept: terms.goOn,
  unconfirmed: 'Confirm that you have read it',
});
export type ImportantNoticeLabels = Omit<MessagesOf<typeof messages>, 'points'> &
  MessagesOf<typeof overlayMessages> & {
    /** The points to read, in this order, by id. */
    points: Readonly<Record<string, string>>;
  };

export interface ImportantNoticeModalProps extends ModalProps {
  /** Called when the reader accepts. Store it, so that the notice is not shown again; otherwise it returns at the next sign-in. */
  onAccept: () => void;
  /** Under the points: links to the terms, a note for a country. */
  children?: ReactNode;
  labels?: Partial<ImportantNoticeLabels> | undefined;
}

/** The notice after the first sign-in. Only its own button accepts it. */
export function ImportantNoticeModal({
  onAccept,
  labels,
  children,
  ...modal
}: ImportantNoticeModalProps) {
  const words: ImportantNoticeLabels = {
    ...useMessages(overlayMessages),
    ...useMessages(messages),
    ...labels,
  };
  return (
    <Modal heading={words.title} closeLabel={words.close} {...modal}>
      <Notice words={words} onAccept={onAccept}>
        {children}
      </Notice>
    </Modal>
  );
}

const schema = v.object({ read: v.pipe(v.boolean(), v.literal(true, 'unconfirmed')) });

interface NoticeProps {
  words: ImportantNoticeLabels;
  onAccept: () => void;
  children: ReactNode;
}

function Notice({ words, onAccept, children }: NoticeProps) {
  const { checkbox, form, reason } = useForm({
    schema,
    initial: { read: false },
    faultText: () => words.unconfirmed,
    onSubmit: () => onAccept(),
  });
  return (
    <ModalForm
      {...form}
      footer={
        <SubmitButton size="lg" block reason={reason}>
          {words.accept}
        </SubmitButton>
      }
    >
      <ModalLead tone="warning" icon={<TriangleAlert {...leadIcon} />}>
        {words.lead}
      </ModalLead>
      <ul data-slot="notice-points" className="ui:flex ui:flex-col ui:gap-3">
        {Object.entries(words.points).map(([name, point]) => (
          <li data-slot="notice-point" key={name} className="ui:flex ui:gap-2.5">
            <Check
              aria-hidden
              size={16}
              strokeWidth={1.5}
              className="ui:mt-0.5 ui:flex-none ui:text-fg-muted"
            />
            <span className="ui:min-w-0">{point}</span>
          </li>
        ))}
      </ul>
      {children}
      <Checkbox label={words.confirm} {...checkbox('read')} />
    </ModalForm>
  );
}
