import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { Modal, ModalBody, ModalFooter, ModalLead, type ModalProps } from '../shared/modal.tsx';

const messages = defineMessages('stageBadge', {
  title: 'This is an {{stage}} version',
  text: 'The exchange is in an early stage. Features may change, and some are still missing. Let support know what does not work for you.',
});
export type StageBadgeLabels = MessagesOf<typeof messages> & MessagesOf<typeof overlayMessages>;

export interface StageBadgeModalProps extends ModalProps {
  /**
   * The stage: `ALPHA`.
   * @default 'ALPHA'
   */
  stage?: string | undefined;
  /** Under the text: known limitations, the way to support. */
  children?: ReactNode;
  labels?: Partial<StageBadgeLabels> | undefined;
}

/** Explains the stage badge beside the logo. */
export function StageBadgeModal({
  stage = 'ALPHA',
  labels,
  children,
  ...modal
}: StageBadgeModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  return (
    <Modal heading={words.title({ stage })} closeLabel={words.close} {...modal}>
      <ModalBody>
        <ModalLead>{words.text}</ModalLead>
        {children}
      </ModalBody>
      <ModalFooter>
        <Button variant="primary" onClick={() => modal.onOpenChange(false)}>
          {words.close}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
