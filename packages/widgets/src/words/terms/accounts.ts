// Words of accounts and of their verification.

/** Account at the exchange. */
export const account = ['account', 'Account'] as const;
/** Verb on a button. */
export const approve = ['approve', 'Approve'] as const;
export const askForMore = ['askForMore', 'Ask for more'] as const;
/** Verb on a button: changes an entry. */
export const change = ['change', 'Change'] as const;
export const checkAndSend = ['checkAndSend', 'Check and send'] as const;
export const confirmedByCorepass = ['confirmedByCorepass', 'Confirmed by CorePass'] as const;
export const copyCoreId = ['copyCoreId', 'Copy Core ID'] as const;
export const cryptocurrency = ['cryptocurrency', 'Cryptocurrency'] as const;
export const depositsAndWithdrawals = [
  'depositsAndWithdrawals',
  'Deposits and withdrawals',
] as const;
export const employment = ['employment', 'Employment'] as const;
export const fees = ['fees', 'Fees'] as const;
export const forgetThisDevice = ['forgetThisDevice', 'Forget this device'] as const;
export const formA = ['formA', 'Form A'] as const;
export const identityCheck = ['identityCheck', 'Identity check'] as const;
export const industry = ['industry', 'Industry'] as const;
/** Staff are examining it. */
export const inReview = ['inReview', 'In review'] as const;
export const keepIt = ['keepIt', 'Keep it'] as const;
export const loadingWhereYouStand = ['loadingWhereYouStand', 'Loading where you stand…'] as const;
export const moreDataRequested = ['moreDataRequested', 'More data requested'] as const;
export const noneYet = ['noneYet', 'None yet'] as const;
export const notKnown = ['notKnown', 'Not known'] as const;
/** Column: value before a change that is proposed. */
export const now = ['now', 'Now'] as const;
/** Verb: shows a document or a wallet. */
export const openNamed = ['openNamed', 'Open {{name}}'] as const;
export const openTheRequest = ['openTheRequest', 'Open the request'] as const;
export const openTiersAndLimits = ['openTiersAndLimits', 'Open Tiers and limits'] as const;
/** Name of a person. */
export const personName = ['personName', 'Name'] as const;
export const personOrCompany = ['personOrCompany', 'Person or company'] as const;
export const profile = ['profile', 'Profile'] as const;
export const proofOfFunds = ['proofOfFunds', 'Proof of funds'] as const;
export const proofOfFundsDocuments = [
  'proofOfFundsDocuments',
  'Proof of funds, documents',
] as const;
export const reject = ['reject', 'Reject'] as const;
export const remove = ['remove', 'Remove'] as const;
export const renewIt = ['renewIt', 'Renew it'] as const;
export const risk = ['risk', 'Risk'] as const;
export const seeTheRequest = ['seeTheRequest', 'See the request'] as const;
export const sendForReview = ['sendForReview', 'Send for review'] as const;
export const signature = ['signature', 'Signature'] as const;
export const signed = ['signed', 'Signed'] as const;
export const signedBy = ['signedBy', 'Signed by {{name}}, {{date}}'] as const;
/** Verb on a button. */
export const signIn = ['signIn', 'Sign in'] as const;
/** Noun: the service. */
export const signInService = ['signInService', 'Sign-in'] as const;
export const sinceTime = ['sinceTime', 'since {{time}}'] as const;
export const sourceOfFunds = ['sourceOfFunds', 'Source of funds'] as const;
export const tier3Time = [
  'tier3Time',
  'Most requests for Tier 3 are decided within 3 working days.',
] as const;
/** Step of the verification: wealth of the person. */
export const totalWealth = ['totalWealth', 'Total value'] as const;
/** Noun: buying and selling on markets. */
export const trading = ['trading', 'Trading'] as const;
export const verification = ['verification', 'Verification'] as const;
export const verifyYourIdentity = ['verifyYourIdentity', 'Verify your identity'] as const;
export const withdrawPerDay = ['withdrawPerDay', 'Withdraw per day'] as const;
export const yourAccount = ['yourAccount', 'Your account'] as const;
export const yourTier = ['yourTier', 'Your tier'] as const;
