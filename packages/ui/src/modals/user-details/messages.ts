import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { activityMessages, tierMessages, type Words } from '../shared/words.ts';

const userDetailsMessages = defineMessages('userDetails', {
  title: 'User details',
  tabs: 'About the user',
  overview: 'Overview',
  documents: 'Documents',
  audit: 'Audit',
  email: 'E-mail',
  coreId: 'Core ID',
  userId: 'User ID',
  tier: 'Tier',
  roles: 'Roles',
  noRoles: 'none',
  residence: 'Residence',
  customerSince: 'Customer since',
  lastSeen: 'Last seen',
  never: 'never',
  validUntil: 'Document valid until',
  portfolioValue: 'Portfolio value',
  note: 'Note',
  sent: '{{date}}',
  download: 'Download {{name}}',
  noDocuments: 'No documents',
  noDocumentsMore: 'This user has not sent any.',
  noAudit: 'Nothing recorded yet',
  failed: 'The user could not be loaded',
  failedMore: 'Nothing was changed.',
  loading: 'Loading the user',
  downgrade: 'Downgrade tier',
  changeStatus: 'Change status',
  recorded: 'Acts, exports, looks at documents and refused calls are recorded with your name.',
});
export type UserDetailsLabels = MessagesOf<typeof userDetailsMessages> &
  MessagesOf<typeof overlayMessages> & { tiers: Words; statuses: Words };

/** The words of the modal in the language around it. */
export const useUserDetailsLabels = (own?: Partial<UserDetailsLabels>): UserDetailsLabels => ({
  tiers: useMessages(tierMessages),
  statuses: useMessages(activityMessages),
  ...useMessages(overlayMessages),
  ...useMessages(userDetailsMessages, own),
});
