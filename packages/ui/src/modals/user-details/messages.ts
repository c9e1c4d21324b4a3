import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { activityMessages, roleMessages, tierMessages, type Words } from '../shared/words.ts';
import * as terms from '../../foundations/terms/terms.ts';

const userDetailsMessages = defineMessages('userDetails', {
  title: terms.userDetails,
  tabs: 'About the user',
  overview: terms.overview,
  documents: terms.documents,
  audit: terms.audit,
  email: terms.eMail,
  coreId: terms.coreId,
  userId: terms.userId,
  tier: terms.tier,
  roles: terms.roles,
  noRoles: terms.none,
  residence: terms.residence,
  customerSince: terms.customerSince,
  lastSeen: terms.lastSeen,
  never: terms.never,
  validUntil: terms.documentValidUntil,
  portfolioValue: terms.portfolioValue,
  note: terms.note,
  sent: '{{date}}',
  download: terms.downloadNamed,
  noDocuments: 'No documents',
  noDocumentsMore: 'This user has not sent any.',
  noAudit: 'Nothing recorded yet',
  failed: terms.userNotLoaded,
  failedMore: 'Nothing was changed.',
  loading: terms.loadingTheUser,
  downgrade: 'Downgrade tier',
  changeStatus: terms.changeStatus,
  recorded: 'Acts, exports, looks at documents and refused calls are recorded with your name.',
});
export type UserDetailsLabels = MessagesOf<typeof userDetailsMessages> &
  MessagesOf<typeof overlayMessages> & { tiers: Words; statuses: Words; roleNames: Words };

/** The words of the modal in the language around it. */
export const useUserDetailsLabels = (own?: Partial<UserDetailsLabels>): UserDetailsLabels => ({
  tiers: useMessages(tierMessages),
  statuses: useMessages(activityMessages),
  roleNames: useMessages(roleMessages),
  ...useMessages(overlayMessages),
  ...useMessages(userDetailsMessages, own),
});
