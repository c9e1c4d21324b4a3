import type { OwnDocument } from '@agio/api-client';
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@agio/ui/dialog';
import { DocumentViewer } from '../files/document-viewer/document-viewer.tsx';

/** A document of the reader's own, to be looked at and not saved. */
export function OwnDocumentDialog({
  document: { fileId, fileName },
  onClose,
}: {
  document: OwnDocument;
  onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent size="xl" data-widget="own-document">
        <DialogHeader>
          <DialogTitle>
            <bdi className="wg:wrap-anywhere">{fileName}</bdi>
          </DialogTitle>
        </DialogHeader>
        <DialogBody className="wg:flex wg:min-h-60 wg:flex-col wg:p-0">
          <DocumentViewer canSave={false} {...{ fileId, fileName }} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
