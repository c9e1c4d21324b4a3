import type { ComplianceRequest } from '@agio/api-client';
import { useAcknowledgeRequest, useComplianceRequest } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { PendingApprovalModal } from '@agio/ui/pending-approval';
import { ProvideRequestedDocumentsModal } from '@agio/ui/provide-requested-documents';
import { sentence } from '@agio/ui/sentence';
import { UploadDocumentsModal } from '@agio/ui/upload-documents';
import { useState } from 'react';
import { useProofUpload } from '../documents/index.ts';
import { useHost, useSetting, WidgetLink } from '../host/index.ts';
import { type AccountDialogProps, useCloseIf } from './dialog.ts';
import { messages } from './messages.ts';
import { requestSeen } from './settings.ts';

export interface RequestDialogProps extends AccountDialogProps {
  /** Called when the requested documents were sent and the request is in review again. */
  onBackInReview?: (() => void) | undefined;
}

interface OfRequestProps extends RequestDialogProps {
  request: ComplianceRequest;
}

const decided: readonly string[] = ['Approved', 'Denied', 'Cancelled'];
/** The reader's turn: what they send goes back to review. */
const isTurn = ({ statusType }: ComplianceRequest) =>
  statusType === 'Open' || statusType === 'RequestedMoreData';

/** The reader's compliance request: its result, or the documents to send. Closes itself if there is no request. */
export function RequestDialog(props: RequestDialogProps) {
  const { data: request } = useComplianceRequest();
  useCloseIf(request === null, props);
  return request ? <OfRequest {...props} request={request} /> : null;
}

function OfRequest(props: OfRequestProps) {
  const { statusType } = props.request;
  // Keeps its form while open: the documents that it sends change the request. A decision takes its place.
  const [isAsked] = useState(statusType === 'RequestedMoreData');
  const isForm = isAsked && !decided.includes(statusType);
  return isForm ? <AskedDocuments {...props} /> : <RequestState {...props} />;
}

function RequestState({ request, open, onOpenChange, onBackInReview }: OfRequestProps) {
  const t = useMessages(messages);
  const { hasGlobalToast, links } = useHost();
  const [, setSeen] = useSetting(requestSeen);
  const { acknowledgeRequest, isPending, error } = useAcknowledgeRequest();
  const [upload, setUpload] = useState<'review' | 'nothing'>();
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
        open={open && upload === undefined}
        decidedAt={request.decidedAt ?? undefined}
        onUpload={() => setUpload(isTurn(request) ? 'review' : 'nothing')}
        onAcknowledge={() => void acknowledge()}
        submitting={isPending}
        error={error && !hasGlobalToast(error) ? t.request.failed : undefined}
      >
        {links.support === undefined
          ? null
          : sentence(t.request.mistake, {
              support: (words) => (
                <WidgetLink
                  href={links.support}
                  className="wg:font-medium wg:text-accent wg:hover:underline"
                >
                  {words}
                </WidgetLink>
              ),
            })}
      </PendingApprovalModal>
      {upload === undefined ? null : (
        <MoreDocuments {...{ open, onOpenChange, onBackInReview }} purpose={upload} />
      )}
    </>
  );
}

function AskedDocuments({ request, open, onOpenChange, onBackInReview }: OfRequestProps) {
  const {
    clear: _,
    isPartly: __,
    ...proofs
  } = useProofUpload({ purpose: 'review', onSent: onBackInReview });
  // Documents sent from here are in the list of chosen files already, and the words are of the desk's last turn.
  const [{ uploads, comment, decidedAt }] = useState(request);
  return (
    <ProvideRequestedDocumentsModal
      {...{ open, onOpenChange, comment }}
      {...proofs}
      documents={uploads}
      requestedAt={decidedAt ?? undefined}
    />
  );
}

function MoreDocuments({
  open,
  onOpenChange,
  onBackInReview,
  purpose,
}: RequestDialogProps & { purpose: 'review' | 'nothing' }) {
  const {
    clear: _,
    isPartly: __,
    ...proofs
  } = useProofUpload({
    purpose,
    onSent: purpose === 'review' ? onBackInReview : undefined,
  });
  return <UploadDocumentsModal {...{ open, onOpenChange }} {...proofs} />;
}
