// Words that only the staff read, and all others.

export * from '../words/terms.ts';

export const acceptProof = ['acceptProof', 'Accept proof'] as const;
export const addressMistyped = [
  'addressMistyped',
  'The address may be mistyped, or the account was removed.',
] as const;
export const addressOutOfDate = [
  'addressOutOfDate',
  'The address may be wrong or out of date.',
] as const;
export const administrator = ['administrator', 'Administrator'] as const;
export const andMore = ['andMore', 'and {{count}} more'] as const;
export const approveFirstOfTwo = ['approveFirstOfTwo', 'Approve (first of two)'] as const;
export const atTheRequestOfAnAuthority = [
  'atTheRequestOfAnAuthority',
  'At the request of an authority.',
] as const;
export const atTheRequestOfTheUser = [
  'atTheRequestOfTheUser',
  'At the request of the user.',
] as const;
export const auditTrail = ['auditTrail', 'Audit trail'] as const;
export const auditTrailNotLoaded = [
  'auditTrailNotLoaded',
  'The audit trail could not be loaded',
] as const;
/** Noun: difference of a figure. */
export const changeOfValue = ['changeOfValue', 'Change'] as const;
export const comment = ['comment', 'Comment'] as const;
export const commodity = ['commodity', 'Commodity'] as const;
export const compliance = ['compliance', 'Compliance'] as const;
export const complianceOfficer = ['complianceOfficer', 'Compliance officer'] as const;
export const copyUserId = ['copyUserId', 'Copy user ID'] as const;
export const countedUsers_one = ['countedUsers_one', '{{count}} user'] as const;
export const countedUsers_other = ['countedUsers_other', '{{count}} users'] as const;
export const countryOfResidence = ['countryOfResidence', 'Country of residence'] as const;
export const customer = ['customer', 'Customer'] as const;
/** Stands where there is no value. */
export const dash = ['dash', '—'] as const;
export const dateExpired = ['dateExpired', '{{date}}, expired'] as const;
export const deposits = ['deposits', 'Deposits'] as const;
export const dueTime = ['dueTime', 'due {{time}}'] as const;
export const effectIsRecorded = [
  'effectIsRecorded',
  'It takes effect at once and is recorded with your name.',
] as const;
export const enterAReason = ['enterAReason', 'Enter a reason.'] as const;
export const entry = ['entry', 'Entry'] as const;
export const everything = ['everything', 'Everything'] as const;
export const exactId = ['exactId', 'Exact id'] as const;
export const firstApproval = ['firstApproval', 'First approval'] as const;
export const goBack = ['goBack', 'Go back'] as const;
export const haltNamed = ['haltNamed', 'Halt {{name}}'] as const;
export const keepItAsItIs = ['keepItAsItIs', 'Keep it as it is'] as const;
/** Noun: sort. */
export const kind = ['kind', 'Kind'] as const;
export const last24Hours = ['last24Hours', 'Last 24 hours'] as const;
export const liftBlock = ['liftBlock', 'Lift block'] as const;
export const listNotRefreshed = [
  'listNotRefreshed',
  'The list may be out of date. It could not be refreshed.',
] as const;
export const marketsAndAssets = ['marketsAndAssets', 'Markets & assets'] as const;
export const marketsThatDoNotTrade = [
  'marketsThatDoNotTrade',
  'Markets that do not trade',
] as const;
export const needsAttention = ['needsAttention', 'Needs attention'] as const;
export const newCustomers = ['newCustomers', 'New customers'] as const;
export const nextCase = ['nextCase', 'Next case'] as const;
export const no = ['no', 'No'] as const;
export const noBalances = ['noBalances', 'No balances'] as const;
export const notAnswered = ['notAnswered', 'Not answered'] as const;
export const notConfirmed = ['notConfirmed', 'Not confirmed'] as const;
export const noteForTheSecondOfficer = [
  'noteForTheSecondOfficer',
  'Note for the second officer',
] as const;
export const nothing = ['nothing', 'nothing'] as const;
export const oneOfTwoApproved = ['oneOfTwoApproved', '1 of 2 approved'] as const;
/** Verb: lets a market trade. */
export const openMarketNamed = ['openMarketNamed', 'Open {{name}}'] as const;
export const ordersNotLoaded = ['ordersNotLoaded', 'The orders could not be loaded'] as const;
export const pauseNamed = ['pauseNamed', 'Pause {{name}}'] as const;
export const person = ['person', 'Person'] as const;
/** Noun: what customers ask compliance for. */
export const requests = ['requests', 'Requests'] as const;
export const riskSignals = ['riskSignals', 'Risk signals'] as const;
/** Time at which a request was sent. */
export const sentAt = ['sentAt', 'Sent'] as const;
/** Role of a member of the staff. */
export const staffRole = ['staffRole', 'Role'] as const;
/** Column: the thing that an entry is about. */
export const subject = ['subject', 'About'] as const;
/** Role of a member of the staff. */
export const supportRole = ['supportRole', 'Support'] as const;
export const thereIsNoSuchUser = ['thereIsNoSuchUser', 'There is no such user'] as const;
export const tradeViewer = ['tradeViewer', 'Trade viewer'] as const;
export const user = ['user', 'User'] as const;
export const users = ['users', 'Users'] as const;
export const wallets = ['wallets', 'Wallets'] as const;
/** Column: the thing that the line is about. */
export const what = ['what', 'What'] as const;
export const withdrawals = ['withdrawals', 'Withdrawals'] as const;
export const withdrawProof = ['withdrawProof', 'Withdraw proof'] as const;
export const yes = ['yes', 'Yes'] as const;
