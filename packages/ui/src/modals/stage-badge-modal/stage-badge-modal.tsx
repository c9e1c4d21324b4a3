import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Modal, ModalBody, ModalFooter, ModalLead, type ModalProps } from '../shared/modal.tsx';

const english = {
  title: (stage: string) => `This is an ${stage} version`,
  text: 'The exchange is in an early stage. Features may change, and some are still missing. Tell support what does not work for you.' as ReactNode,
  close: 'Close',
};
export type StageBadgeLabels = typeof english;

export interface StageBadgeModalProps extends ModalProps {
  /** As on the badge: `ALPHA`. */
  stage?: string | undefined;
  /** Under the text: what is known to be missing, the way to support. */
  children?: ReactNode;
  labels?: Partial<StageBadgeLabels> | undefined;
}

/** What the badge beside the logo means (spec §2, Header). */
export function StageBadgeModal({
  stage = 'ALPHA',
  labels,
  children,
  ...modal
}: StageBadgeModalProps) {
  const words = { ...english, ...labels };
  return (
    <Modal heading={words.title(stage)} closeLabel={words.close} {...modal}>
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
