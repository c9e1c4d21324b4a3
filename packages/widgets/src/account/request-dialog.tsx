import type { ComplianceRequest } from '@agio/api-client';
import { useAcknowledgeRequest, useComplianceRequest } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { PendingApprovalModal } from '@agio/ui/pending-approval';
import { ProvideRequestedDocumentsModal } from '@agio/ui/provide-requested-documents';
import { UploadDocumentsModal } from '@agio/ui/upload-documents';
import { useState } from 'react';
import { useHost, useSetting } from '../provider/index.ts';
import { type AccountDialogProps, useCloseIf } from './dialog.ts';
import { messages } from './messages.ts';
import { requestSeen } from './settings.ts';
import { useProofs } from './use-proofs.ts';

export interface RequestDialogProps extends AccountDialogProps {
  /** Called when the requested documents were sent and the request is in review again. */
  onBackInReview?: (() => void) | undefined;
}

interface OfRequestProps extends RequestDialogProps {
  request: ComplianceRequest;
}

/** The reader's compliance request: its result, or the documents to send. Closes itself if there is no request. */
export function RequestDialog(props: RequestDialogProps) {
  const { data: request } = useComplianceRequest();
  useCloseIf(request === null, props);
  return request ? <OfRequest {...props} request={request} /> : null;
}

function OfRequest(props: OfRequestProps) {
  // Keeps its kind while open: the documents that it sends change the request.
  const [isAsked] = useState(props.request.statusType === 'RequestedMoreData');
  return isAsked ? <AskedDocuments {...props} /> : <RequestState {...props} />;
}

function RequestState({ request, open, onOpenChange }: OfRequestProps) {
  const t = useMessages(messages);
  const { hasGlobalToast } = useHost();
  const [, setSeen] = useSetting(requestSeen);
  const { acknowledgeRequest, isPending, error } = useAcknowledgeRequest();
  const [isUploading, setUploading] = useState(false);
  const acknowledge = async () => {
    try {
      await acknowledgeRequest(request.id);
      setSeen(request.id);
      onOpenChange(false);
    } catch {
      // `error` has it.
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
        error={error && !hasGlobalToast(error) ? t.request.failed : undefined}
      />
      <MoreDocuments open={open && isUploading} onOpenChange={onOpenChange} />
    </>
  );
}

function AskedDocuments({ request, open, onOpenChange, onBackInReview }: OfRequestProps) {
  const proofs = useProofs({ returnToReview: true, onBackInReview });
  // Documents sent from here are in the list of chosen files already.
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

function MoreDocuments({ open, onOpenChange }: AccountDialogProps) {
  const proofs = useProofs({ returnToReview: false });
  return <UploadDocumentsModal {...{ open, onOpenChange }} {...proofs} />;
}
