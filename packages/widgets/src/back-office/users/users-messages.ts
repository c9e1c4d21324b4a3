import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the list of users. */
export const usersMessages = defineMessages('officeUsers', {
  title: terms.users,
  list: terms.users,
  email: terms.eMail,
  tier: terms.tier,
  status: terms.status,
  value: terms.valueIn,
  lastSeen: terms.lastSeen,
  never: terms.never,
  /** Note of staff about a user. */
  note: terms.note,
  /** Filter: users who registered lately. */
  joined: terms.newCustomers,
  joinedDays: terms.customerSince,
  stretches: { Day: terms.last24Hours },
  role: terms.staffRole,
  roles: {
    Customer: terms.customer,
    admin: terms.administrator,
    support: terms.supportRole,
    ComplianceReviewer: terms.complianceOfficer,
    TradeDataViewer: terms.tradeViewer,
  },
  country: terms.countryOfResidence,
  countryHint: 'In English, as in Switzerland',
  risk: terms.risk,
  /** Least risk of a filter, from 0 to 4. */
  riskFrom: 'At least {{risk}} of 4',
  valueFrom: '{{value}} or more',
  notes: { With: 'With a note', Without: 'Without a note' },
  search: 'Name, ID, e-mail, address or order ID',
  open: '{{name}}, {{status}}',
  error: 'The users could not be loaded',
  stale: terms.listNotRefreshed,
  loading: 'Loading the users',
  empty: 'There are no users yet',
  emptyText: 'Customers who register appear here.',
  noMatch: 'No user found',
  noMatchText:
    'No user matches. Type a part of a name, an e-mail or an ID; addresses and order IDs are found only when complete.',
  noMatchMasked:
    'No user matches. Type a part of a name; e-mails, Core IDs, addresses and order IDs are found only when complete.',
});
