import type { ComplianceRequest } from '@agio/api-client';
import { useAcknowledgeRequest, useComplianceRequest } from '@agio/api-client/react';
import { PendingApprovalModal } from '@agio/ui/pending-approval';
import { ProvideRequestedDocumentsModal } from '@agio/ui/provide-requested-documents';
import { UploadDocumentsModal } from '@agio/ui/upload-documents';
import { useState } from 'react';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { hasGlobalToast } from '../../shared/notices/notify.ts';
import { requestSeen } from '../../shared/storage/dismissals.ts';
import { type DialogProps, useCloseIf } from './dialog.ts';
import { useProofs } from './use-proofs.ts';

interface RequestDialogProps extends DialogProps {
  request: ComplianceRequest;
}

/** Behind the status button: what became of the request, or what compliance asks for, and the way to send it. */
export function RequestDialog(props: DialogProps) {
  const { data: request } = useComplianceRequest();
  useCloseIf(request === null, props);
  return request ? <OfRequest {...props} request={request} /> : null;
}

function OfRequest(props: RequestDialogProps) {
  // It keeps what it began with: the documents that it sends change the request.
  const [isAsked] = useState(props.request.statusType === 'RequestedMoreData');
  return isAsked ? <AskedDocuments {...props} /> : <RequestState {...props} />;
}

function RequestState({ request, open, onOpenChange }: RequestDialogProps) {
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
        error={error && !hasGlobalToast(error) ? t('request.failed') : undefined}
      />
      <MoreDocuments open={open && isUploading} onOpenChange={onOpenChange} />
    </>
  );
}

function AskedDocuments({ request, open, onOpenChange }: RequestDialogProps) {
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

function MoreDocuments({ open, onOpenChange }: Omit<DialogProps, 'args'>) {
  const proofs = useProofs({ returnToReview: false });
  return <UploadDocumentsModal {...{ open, onOpenChange }} {...proofs} />;
}
