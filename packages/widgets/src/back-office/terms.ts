// Words that only the staff read, and all others.

export * from '../words/terms.ts';

export const acceptProof = '@acceptProof Accept proof';
/** Column: an act of staff. */
export const action = '@action Action';
export const addressMistyped =
  '@addressMistyped The address may be mistyped, or the account was removed.';
export const addressOutOfDate = '@addressOutOfDate The address may be wrong or out of date.';
export const approveFirstOfTwo = '@approveFirstOfTwo Approve (first of two)';
/** Messages to staff that something needs them: alarms. Not price alerts. */
export const alerts = '@alerts Alerts';
export const atTheRequestOfAnAuthority =
  '@atTheRequestOfAnAuthority At the request of an authority.';
export const atTheRequestOfTheUser = '@atTheRequestOfTheUser At the request of the user.';
export const auditTrail = '@auditTrail Audit trail';
export const auditTrailNotLoaded = '@auditTrailNotLoaded The audit trail could not be loaded';
/** Noun: difference of a figure. */
export const changeOfValue = '@changeOfValue Change';
/** Noun: text of an officer. */
/** Noun: wallets without a connection to the exchange. */
export const coldStorage = '@coldStorage Cold storage';
export const comment = '@comment Comment';
export const commodity = '@commodity Commodity';
/** Department that examines customers. */
export const compliance = '@compliance Compliance';
export const copyUserId = '@copyUserId Copy user ID';
export const countryOfResidence = '@countryOfResidence Country of residence';
export const customer = '@customer Customer';
/** Stands where there is no value. */
export const dash = '@dash —';
export const deposits = '@deposits Deposits';
export const dueTime = '@dueTime Due {{time}}';
export const effectIsRecorded =
  '@effectIsRecorded It takes effect immediately and is recorded with your name.';
export const enterAReason = '@enterAReason Enter a reason.';
/** Noun: entry of a record. */
export const entry = '@entry Entry';
/** Choice: no restriction. */
export const everything = '@everything Everything';
export const exactId = '@exactId Exact id';
/** Noun: area of the back office. The limits are those of each tier of verification. */
export const feesAndLimits = '@feesAndLimits Fees and tier limits';
export const firstApproval = '@firstApproval First approval';
/** Movement of funds of the exchange, out of a wallet without a connection. */
export const fromColdStorage = '@fromColdStorage From cold storage';
export const goBack = '@goBack Go back';
export const haltNamed = '@haltNamed Halt {{name}}';
/** Noun: sort. */
export const kind = '@kind Kind';
export const last24Hours = '@last24Hours Last 24 hours';
export const liftBlock = '@liftBlock Lift block';
/** Noun: most that a customer may withdraw, buy and sell in a day or a month. */
export const limits = '@limits Limits';
export const listNotRefreshed =
  '@listNotRefreshed The list may be out of date. It could not be refreshed.';
export const marketsAndAssets = '@marketsAndAssets Markets & assets';
export const marketsThatDoNotTrade = '@marketsThatDoNotTrade Markets that do not trade';
export const needsAttention = '@needsAttention Needs attention';
export const newCustomers = '@newCustomers New customers';
export const nextCase = '@nextCase Next case';
export const no = '@no No';
export const noBalances = '@noBalances No balances';
export const notAnswered = '@notAnswered Not answered';
export const notConfirmed = '@notConfirmed Not confirmed';
export const noteForTheSecondOfficer = '@noteForTheSecondOfficer Note for the second officer';
/** In place of the value of a field that was or is empty. */
export const noValue = '@noValue No value';
/** In place of a limit. */
export const noWithdrawals = '@noWithdrawals No withdrawals';
export const oneOfTwoApproved = '@oneOfTwoApproved 1 of 2 approved';
/** Verb: lets a market trade. */
export const openMarketNamed = '@openMarketNamed Open {{name}}';
export const ordersNotLoaded = '@ordersNotLoaded The orders could not be loaded';
/** Requests, as the adjective: also as a column head, over numbers. */
export const overdue = '@overdue Overdue';
export const pauseNamed = '@pauseNamed Pause {{name}}';
/** Noun: user or member of the staff. */
export const person = '@person Person';
/** State of a collection of funds: taken back before it was sent. */
export const proposalWithdrawn = '@proposalWithdrawn Withdrawn';
/** Verb, on a button: makes a proposal. */
export const propose = '@propose Propose';
/** State of a collection of funds: waits for an approval. */
export const proposed = '@proposed Proposed';
/** Noun: what customers ask compliance for. */
export const requests = '@requests Requests';
/** Noun: what the exchange holds, to pay out what it owes its customers. */
export const reserves = '@reserves Reserves';
export const riskSignals = '@riskSignals Risk signals';
/** Time at which a request was sent. */
export const sentAt = '@sentAt Sent';
/** Employees who work on the exchange. */
export const staff = '@staff Staff';
/** Role of a member of the staff. */
export const staffRole = '@staffRole Role';
/** Column: the thing that an entry is about. */
export const subject = '@subject About';
export const thereIsNoSuchUser = '@thereIsNoSuchUser There is no such user';
/** Movement of funds of the exchange, into a wallet without a connection. */
export const toColdStorage = '@toColdStorage To cold storage';
export const user = '@user User';
export const users = '@users Users';
export const wallets = '@wallets Wallets';
export const withdrawals = '@withdrawals Withdrawals';
export const withdrawProof = '@withdrawProof Withdraw proof';
export const yes = '@yes Yes';
