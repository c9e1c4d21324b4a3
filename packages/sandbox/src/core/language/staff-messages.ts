/** Sentences that only staff read: about people and wallets. */
export const findings = {
  nameDiffers: 'The name in the document differs from the account.',
  highRisk: 'High risk.',
  feeUnpaid: 'The fee sponsor could not pay the network fee.',
} as const;

/** Notes of staff on a person, in the state that the sandbox begins in. */
export const staffNotes = {
  highRisk: 'High risk',
  nameDiffers: 'Name differs',
  company: 'Company',
  suspicious: 'Suspicious',
  closedAtWish: 'Closed at her own wish',
  forged: 'Forged documents',
} as const;

/** Acts in the audit trail, beside the name of the person who did them: “Maria Oliveira: rejected”. */
export const trail = {
  signedIn: 'signed in',
  refusedCall: 'was refused a call',
  lookedAtDocument: 'looked at a document',
  lookedAtData: 'looked at personal data',
  lookedAtPortfolio: 'looked at the portfolio',
  changedName: 'changed the display name',
  cancelledOrder: 'cancelled an order',
  addressInvalidated: 'invalidated an address',
  addressAccepted: 'accepted the new proof of an address',
  addressBlocked: 'blocked an address',
  addressUnblocked: 'lifted the block of an address',
  addressMemo: 'changed the memo of an address',
  addressProven: 'proved an address',
  addressFormSent: 'sent in a signed form for an address',
  addressFormRead: 'read the signed form of an address',
  noteAdded: 'added a note',
  /** A request for a higher tier. */
  approved: 'approved',
  approvedFirst: 'approved as the first of two',
  rejected: 'rejected',
  askedForData: 'requested more data',
  caseTaken: 'took the case',
  /** `{{name}}` is a member of staff. */
  caseTakenOver: 'took the case over from {{name}}',
  caseReturned: 'handed the case back',
  /** `{{name}}` is a member of staff, who is to work on the case. */
  caseAssigned: 'assigned the case to {{name}}',
  /** Types of requests that a member of staff may take. */
  skillsChanged: 'changed the types of requests',
  /** Names of a customer, searched in lists of sanctions and of politically exposed persons. */
  screened: 'screened the names again',
  /** A match of that search, which is the same person or another. */
  matchResolved: 'resolved a match of the screening',
  /** A document of a customer, which is accepted or not. */
  documentJudged: 'judged a document',
  /** Points that an officer ticks before an approval. */
  checklistChanged: 'changed the checklist',
  requestOpened: 'opened a request',
  requestCancelled: 'cancelled the request',
  requestSubmitted: 'submitted for review',
  documentAdded: 'added 1 document',
  documentRemoved: 'removed 1 document',
  /** `{{status}}` is a code, such as Frozen. */
  accountSet: 'set the account to {{status}}',
  /** `{{tier}}` is a code, such as Tier1. */
  downgraded: 'downgraded to {{tier}}',
  tierOne: 'reached Tier 1',
  identityConfirmed: 'confirmed the identity',
  identityRenewed: 'renewed the identity document',
  identityDeclined: 'declined the identity',
  keyCreated: 'created an API key',
  keyApproved: 'approved an API key',
  keyRevoked: 'revoked an API key',
  keyRotated: 'replaced an API key',
  announcementPublished: 'published an announcement',
  announcementChanged: 'changed an announcement',
  announcementWithdrawn: 'withdrew an announcement',
  alertRuleChanged: 'changed a rule of alerts',
  webhookChanged: 'changed the webhook of alerts',
  /** A colleague, to work on the exchange. */
  invited: 'sent an invitation',
  invitationUsed: 'set up the account',
  /** Roles of a member of the staff, such as administrator. */
  rolesProposed: 'proposed other roles',
  rolesChanged: 'changed the roles',
  rolesRejected: 'rejected the proposed roles',
  rolesWithdrawn: 'withdrew the proposed roles',
  /** Every device on which a member of the staff was signed in. */
  signInsEnded: 'ended all sign-ins',
  /** `{{name}}` lost a role; approvals that they gave, and cases that they had, end. */
  workEnded: 'ended the open work of {{name}}',
  /** A change of the fee schedule. */
  feesProposed: 'proposed other fees',
  feesApproved: 'approved other fees',
  feesRejected: 'rejected the proposed fees',
  feesWithdrawn: 'withdrew the proposed fees',
  /** The exchange acts: fees that were approved before take effect. */
  feesInForce: 'put other fees into effect',
  /** A change of the limits of each tier. */
  limitsProposed: 'proposed other limits',
  limitsApproved: 'approved other limits',
  limitsRejected: 'rejected the proposed limits',
  limitsWithdrawn: 'withdrew the proposed limits',
  /** The exchange acts: limits that were approved before take effect. */
  limitsInForce: 'put other limits into effect',
  exportedOrders: 'exported orders',
  exportedTransfers: 'exported transfers',
  exportedWithdrawals: 'exported withdrawals',
  exportedUsers: 'exported users',
  /** Employees of the exchange. */
  exportedStaff: 'exported the list of staff',
  exportedKeys: 'exported API keys',
  exportedTrail: 'exported the audit trail',
  /** Holdings of the exchange, and what it owes its customers. */
  exportedReserves: 'exported the reserves',
  /** Movements between wallets of the exchange, and withdrawals; `{{token}}` is their code, such as AGG-1179. */
  aggregationProposed: 'proposed {{token}}',
  aggregationApproved: 'approved {{token}}',
  aggregationBroadcast: 'broadcast {{token}}',
  aggregationRejected: 'rejected {{token}}',
  aggregationWithdrawn: 'withdrew {{token}}',
  /** `{{token}}` is the id of a withdrawal, which waits for an officer. */
  withdrawalHeld: 'held {{token}} for review',
  /** Two officers must approve a withdrawal; `{{token}}` is its id. */
  withdrawalApprovedFirst: 'gave {{token}} the first of two approvals',
  /** A withdrawal that no officer decided on in time; `{{token}}` is its id. */
  withdrawalExpired: 'returned {{token}} undecided',
  /** A market or an asset; `{{status}}` is a code, such as Halted. */
  setTo: 'set to {{status}}',
  /** A market or an asset; `{{field}}` is a code, such as tickSize. */
  changedField: 'changed {{field}}',
} as const;
