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
  note: terms.note,
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
  riskFrom: '{{risk}} of 4 or more',
  valueFrom: '{{value}} or more',
  notes: { With: 'With a note', Without: 'Without a note' },
  search: 'Name, ID, e-mail, address or order ID',
  open: '{{name}}, {{status}}',
  error: 'The users could not be loaded',
  stale: terms.listNotRefreshed,
  loading: 'Loading the users',
  empty: 'There are no users yet',
  emptyText: 'Somebody who registers appears here.',
  noMatch: 'No user found',
  noMatchText:
    'No user matches. Parts of names, e-mails and IDs are found, addresses and order IDs only as a whole.',
  noMatchMasked:
    'No user matches. Parts of names are found; e-mails, Core IDs, addresses and order IDs only as a whole.',
});
