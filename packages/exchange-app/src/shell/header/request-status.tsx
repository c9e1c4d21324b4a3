import { useComplianceRequest } from '@agio/api-client/react';
import { requestNotice, StatusButton } from '@agio/ui/status-button';
import { usePersisted } from '@agio/widgets/provider';
import { requestSeen } from '../../shared/storage/dismissals.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';

/** In the header: how the user's request stands, while that asks for something or is awaited (spec §4). */
export function RequestStatus() {
  const { data: request } = useComplianceRequest();
  const [seen] = usePersisted(requestSeen);
  const dialogs = useDialogs();
  const notice = request ? requestNotice(request) : undefined;
  if (notice === undefined || (notice === 'rejected' && seen === request?.id)) return null;
  return (
    <StatusButton
      notice={notice}
      // Where the header has no room for words there is the icon, and the words for who hears them.
      className="me-1 justify-center max-lg:px-2 lg:me-2 touch:min-w-11 max-lg:[&>span]:sr-only"
      onPointerEnter={() => dialogs.preload('request')}
      onClick={() => dialogs.open('request')}
    />
  );
}
