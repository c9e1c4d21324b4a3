import { useComplianceRequest } from '@agio/api-client/react';
import { requestNotice, StatusButton } from '@agio/ui/status-button';
import { lazy, Suspense, useState } from 'react';
import { requestSeen } from '../../shared/storage/dismissals.ts';
import { usePersisted } from '@agio/widgets/provider';

const loadDialogs = () => import('../dialogs/request-dialogs.tsx');
const RequestDialogs = lazy(async () => ({ default: (await loadDialogs()).RequestDialogs }));

/** In the header: how the user's request stands, while that asks for something or is awaited (spec §4). */
export function RequestStatus() {
  const { data: request } = useComplianceRequest();
  const [seen] = usePersisted(requestSeen);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (!request) return null;
  const notice = requestNotice(request);
  return (
    <>
      {notice === undefined || (notice === 'rejected' && seen === request.id) ? null : (
        <StatusButton
          notice={notice}
          // Where the header has no room for words there is the icon, and the words for who hears them.
          className="me-1 justify-center max-lg:px-2 lg:me-2 touch:min-w-11 max-lg:[&>span]:sr-only"
          onPointerEnter={() => void loadDialogs().catch(() => undefined)}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        />
      )}
      {wasOpened ? (
        <Suspense>
          <RequestDialogs request={request} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
