import { useComplianceRequest } from '@agio/api-client/react';
import { requestNotice, StatusButton, type StatusButtonProps } from '@agio/ui/status-button';
import { useSetting } from '../host/index.ts';
import { requestSeen } from './settings.ts';

/**
 * A header button with the state of the reader's compliance request, while it is pending, needs documents or was rejected. Open `RequestDialog` in its `onClick`.
 */
export function RequestStatus(props: Omit<StatusButtonProps, 'notice'>) {
  const { data: request } = useComplianceRequest();
  const [seen] = useSetting(requestSeen);
  const notice = request ? requestNotice(request) : undefined;
  if (notice === undefined || (notice === 'rejected' && seen === request?.id)) return null;
  return <StatusButton notice={notice} {...props} />;
}
