// @where Back office: words that several areas share: of accounts, tiers, requests and cases (“Take next case”)
// Words of accounts and of their verification.

/** Account at the exchange. */
export const account = '@account Account';
/** Verb on a button. */
export const approve = '@approve Approve';
export const askForMore = '@askForMore Ask for more';
/** Verb on a button: changes an entry. */
export const change = '@change Change';
export const checkAndSend = '@checkAndSend Check and send';
export const confirmedByCorepass = '@confirmedByCorepass Confirmed by CorePass';
export const copyCoreId = '@copyCoreId Copy Core ID';
export const cryptocurrency = '@cryptocurrency Cryptocurrency';
export const depositsAndWithdrawals = '@depositsAndWithdrawals Deposits and withdrawals';
export const employment = '@employment Employment';
/** An identity document. */
export const expiredOn = '@expiredOn Expired on {{date}}';
/** Noun, plural. */
export const fees = '@fees Fees';
export const forgetThisDevice = '@forgetThisDevice Forget this device';
export const formA = '@formA Form A';
export const identityCheck = '@identityCheck Identity check';
/** Branch of business in which a person works. */
export const industry = '@industry Industry';
export const keepIt = '@keepIt Keep it';
/** Limits of withdrawals, purchases and sales. */
export const limitsNotLoaded = '@limitsNotLoaded The limits could not be loaded';
export const loadingWhereYouStand = '@loadingWhereYouStand Loading where you stand…';
export const moreDataRequested = '@moreDataRequested More data requested';
export const noneYet = '@noneYet None yet';
export const noRequest = '@noRequest No request';
export const notKnown = '@notKnown Not known';
/** Column: value before a change that is proposed. */
export const now = '@now Now';
/** Verb: shows a document or a wallet. */
export const openNamed = '@openNamed Open {{name}}';
export const openTheRequest = '@openTheRequest Open the request';
export const openTiersAndLimits = '@openTiersAndLimits Open Tiers and limits';
/** Name of a person. */
export const personName = '@personName Name';
export const personOrCompany = '@personOrCompany Person or company';
export const profile = '@profile Profile';
export const rampPerDay = '@rampPerDay Buy & Sell per day';
export const proofOfFunds = '@proofOfFunds Proof of funds';
export const proofOfFundsDocuments = '@proofOfFundsDocuments Proof of funds, documents';
/** Verb on a button. */
export const reject = '@reject Reject';
export const remove = '@remove Remove';
export const renewIt = '@renewIt Renew it';
export const risk = '@risk Risk';
export const seeTheRequest = '@seeTheRequest See the request';
export const sendForReview = '@sendForReview Send for review';
export const signature = '@signature Signature';
/** State of a message or declaration. */
export const signed = '@signed Signed';
export const signedBy = '@signedBy Signed by {{name}}, {{date}}';
/** Verb on a button. */
export const signIn = '@signIn Sign in';
/** Noun: the service. */
export const signInService = '@signInService Sign-in';
export const sinceDate = '@sinceDate Since {{date}}';
export const sourceOfFunds = '@sourceOfFunds Source of funds';
export const takeNextCase = '@takeNextCase Take next case';
export const tier3Time = '@tier3Time Most requests for Tier 3 are decided within 3 working days.';
/** Step of the verification: wealth of the person. */
export const totalWealth = '@totalWealth Total value';
/** Noun: buying and selling on markets. */
export const trading = '@trading Trading';
/** Check of a person’s identity, by tiers. */
export const verification = '@verification Verification';
export const verifyYourIdentity = '@verifyYourIdentity Verify your identity';
export const withdrawPerDay = '@withdrawPerDay Withdraw per day';
export const withdrawPerMonth = '@withdrawPerMonth Withdraw per month';
export const yourAccount = '@yourAccount Your account';
export const yourTier = '@yourTier Your tier';
