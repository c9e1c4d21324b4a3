import type { ComplianceRequest } from '@agio/api-client';
import { useAcknowledgeRequest } from '@agio/api-client/react';
import { PendingApprovalModal } from '@agio/ui/pending-approval';
import { ProvideRequestedDocumentsModal } from '@agio/ui/provide-requested-documents';
import { UploadDocumentsModal } from '@agio/ui/upload-documents';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { isTold } from '../../shared/notices/notify.ts';
import { requestSeen } from '../../shared/storage/dismissals.ts';
import { useProofs } from './use-proofs.ts';

interface RequestDialogsProps {
  request: ComplianceRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Behind the status button: what became of the request, or what compliance asks for, and the way to send it. */
export function RequestDialogs({ request, open, onOpenChange }: RequestDialogsProps) {
  // Each opening begins anew, and keeps what it began with: the documents that it sends change the request.
  const [opening, setOpening] = useState({ open: false, count: 0, isAsked: false });
  if (open !== opening.open) {
    setOpening(
      open
        ? { open, count: opening.count + 1, isAsked: request.statusType === 'RequestedMoreData' }
        : { ...opening, open },
    );
  }
  const Dialog = opening.isAsked ? AskedDocuments : RequestState;
  return <Dialog key={opening.count} {...{ request, open, onOpenChange }} />;
}

function RequestState({ request, open, onOpenChange }: RequestDialogsProps) {
  const t = useTranslate('notices');
  const { acknowledgeRequest, isPending, error } = useAcknowledgeRequest();
  const [isUploading, setUploading] = useState(false);
  const acknowledge = async () => {
    try {
      await acknowledgeRequest(request.id);
      requestSeen.set(request.id);
      onOpenChange(false);
    } catch {
      // Told: see `error`.
    }
  };
  return (
    <>
      <PendingApprovalModal
        {...{ request, onOpenChange }}
        open={open && !isUploading}
        onUpload={() => setUploading(true)}
        onAcknowledge={() => void acknowledge()}
        submitting={isPending}
        error={error && !isTold(error) ? t('request.failed') : undefined}
      />
      <MoreDocuments open={open && isUploading} onOpenChange={onOpenChange} />
    </>
  );
}

function AskedDocuments({ request, open, onOpenChange }: RequestDialogsProps) {
  const proofs = useProofs({ returnToReview: true });
  // Sent ones come back with the request; they are in the list of chosen files already.
  const [before] = useState(request.uploads);
  const [comment] = useState(request.comment);
  return (
    <ProvideRequestedDocumentsModal
      {...{ open, onOpenChange, comment }}
      {...proofs}
      documents={before}
    />
  );
}

function MoreDocuments({ open, onOpenChange }: Omit<RequestDialogsProps, 'request'>) {
  const proofs = useProofs({ returnToReview: false });
  return <UploadDocumentsModal {...{ open, onOpenChange }} {...proofs} />;
}
