import {
  useComplianceDetails,
  useDownloadFile,
  useUserDetails,
  useUserDocuments,
} from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { UserDetailsModal } from '@agio/ui/user-details';
import { useHost } from '../host/index.ts';
import { loadStateOf } from '../states/index.ts';
import { saveFile } from '../files/save-file.ts';
import type { AccountDialogProps } from './dialog.ts';
import { messages } from './messages.ts';

export interface UserDetailsDialogProps extends AccountDialogProps {
  /** Id of the user. */
  userId: string;
}

/** A user for officers and admins: facts, documents to download, and the audit trail. The exchange refuses all others. */
export function UserDetailsDialog({ userId, ...props }: UserDetailsDialogProps) {
  const { userDetails: t } = useMessages(messages);
  const { notices } = useHost();
  const details = useUserDetails(userId);
  const documents = useUserDocuments(userId);
  const { data: review } = useComplianceDetails(userId);
  const { download } = useDownloadFile();
  const save = async (id: string) => {
    try {
      const { blob, fileName } = await download({ id });
      saveFile(blob, fileName);
    } catch {
      notices.error({ id: `download-${id}`, title: t.notDownloaded });
    }
  };
  const { row, user } = details.data ?? {};
  return (
    <UserDetailsModal
      {...props}
      user={
        row && {
          ...row,
          residence: review?.residence,
          customerSince: review?.customerSince,
          documentExpirationDate: user?.documentExpirationDate,
        }
      }
      documents={documents.data}
      audit={review?.audit}
      state={loadStateOf(details)}
      onRetry={() => void details.mutate()}
      onDownload={(id) => void save(id)}
    />
  );
}
