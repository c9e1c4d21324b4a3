// Words of accounts: states, tiers, requests, documents, API keys.

export const allowedIpAddresses = ['allowedIpAddresses', 'Allowed IP addresses'] as const;
/** No restriction of IP addresses. */
export const anyAddress = ['anyAddress', 'Any'] as const;
export const apiKey = ['apiKey', 'Key'] as const;
export const apiKeys = ['apiKeys', 'API keys'] as const;
export const apiKeysNotLoaded = ['apiKeysNotLoaded', 'The API keys could not be loaded'] as const;
export const approveTier = ['approveTier', 'Approve {{tier}}'] as const;
export const audit = ['audit', 'Audit'] as const;
/** State of an account in law. */
export const banned = ['banned', 'Banned'] as const;
export const changeStatus = ['changeStatus', 'Change status'] as const;
export const checkField = ['checkField', 'Check: {{field}}'] as const;
export const chooseAFile = ['chooseAFile', 'Choose a file'] as const;
export const chooseAnotherFile = ['chooseAnotherFile', 'Choose another file'] as const;
export const chooseOne = ['chooseOne', 'Choose one'] as const;
export const complianceAt = ['complianceAt', 'Compliance, {{time}}'] as const;
export const coreId = ['coreId', 'Core ID'] as const;
export const createKey = ['createKey', 'Create key'] as const;
export const customerSince = ['customerSince', 'Customer since'] as const;
export const dateOfBirth = ['dateOfBirth', 'Date of birth'] as const;
export const documentsWereSent = [
  'documentsWereSent',
  'Your documents were sent. The review continues.',
] as const;
export const documentValidUntil = ['documentValidUntil', 'Document valid until'] as const;
/** Noun: request to a lower tier. */
export const downgrade = ['downgrade', 'Downgrade'] as const;
export const downloadNamed = ['downloadNamed', 'Download {{name}}'] as const;
/** Column: the day on which it ends. */
export const expires = ['expires', 'Expires'] as const;
export const expiresInDays_one = ['expiresInDays_one', 'Expires in {{count}} day'] as const;
export const expiresInDays_other = ['expiresInDays_other', 'Expires in {{count}} days'] as const;
/** State of an account in law. */
export const frozen = ['frozen', 'Frozen'] as const;
export const fullName = ['fullName', 'Full name'] as const;
export const haveReady = ['haveReady', 'Have ready'] as const;
export const highRiskToTier2 = ['highRiskToTier2', 'High risk, to Tier 2'] as const;
export const keys_one = ['keys_one', '{{count}} key'] as const;
export const keys_other = ['keys_other', '{{count}} keys'] as const;
export const lastSeen = ['lastSeen', 'Last seen'] as const;
export const lastUsed = ['lastUsed', 'Last used'] as const;
export const legalEntity = ['legalEntity', 'Legal entity'] as const;
export const legalEntityHint = [
  'legalEntityHint',
  'A company, foundation or association that I represent',
] as const;
/** State of an account in law; keep apart from frozen, terminated and banned. */
export const limited = ['limited', 'Limited'] as const;
export const loadingTheUser = ['loadingTheUser', 'Loading the user'] as const;
export const makeSmaller = ['makeSmaller', 'Make smaller'] as const;
export const moreDocumentsRequired = ['moreDocumentsRequired', 'More documents required'] as const;
export const nameDiffersToTier1 = ['nameDiffersToTier1', 'Name differs, to Tier 1'] as const;
export const nationality = ['nationality', 'Nationality'] as const;
export const naturalPerson = ['naturalPerson', 'Natural person'] as const;
export const naturalPersonHint = ['naturalPersonHint', 'Me, a private individual'] as const;
export const noApiKeysYet = ['noApiKeysYet', 'No API keys yet'] as const;
export const ofFilesCanBeSent_one = [
  'ofFilesCanBeSent_one',
  '{{good}} of {{count}} file can be sent',
] as const;
export const ofFilesCanBeSent_other = [
  'ofFilesCanBeSent_other',
  '{{good}} of {{count}} files can be sent',
] as const;
/** May be left out. */
export const optional = ['optional', 'Optional'] as const;
export const pendingForReview = ['pendingForReview', 'Pending for review'] as const;
export const permissions = ['permissions', 'Permissions'] as const;
export const portfolioValue = ['portfolioValue', 'Portfolio value'] as const;
export const provideMoreData = ['provideMoreData', 'Provide more data'] as const;
/** Permission to read, not “has been read”. */
export const read = ['read', 'Read'] as const;
export const reasonShownToTheUser = ['reasonShownToTheUser', 'Reason, shown to the user'] as const;
export const rejectRequest = ['rejectRequest', 'Reject request'] as const;
export const requestIsReviewed = [
  'requestIsReviewed',
  'Your request is being reviewed. There is nothing for you to do; the decision shows here as soon as it is made.',
] as const;
export const requestWasApproved = ['requestWasApproved', 'Request was approved'] as const;
export const requestWasRejected = ['requestWasRejected', 'Request was rejected'] as const;
export const residence = ['residence', 'Residence'] as const;
export const reviewContinuesWhenSent = [
  'reviewContinuesWhenSent',
  'The review continues as soon as you send what is missing.',
] as const;
export const revoke = ['revoke', 'Revoke'] as const;
export const revoked = ['revoked', 'Revoked'] as const;
export const revokeNamed = ['revokeNamed', 'Revoke {{name}}'] as const;
export const roles = ['roles', 'Roles'] as const;
export const sendFiles_one = ['sendFiles_one', 'Send {{count}} file'] as const;
export const sendFiles_other = ['sendFiles_other', 'Send {{count}} files'] as const;
export const suspiciousToTier1 = ['suspiciousToTier1', 'Suspicious, to Tier 1'] as const;
/** State of an account in law. */
export const terminated = ['terminated', 'Terminated'] as const;
/** Level of the verification. */
export const tier = ['tier', 'Tier'] as const;
export const tier0 = ['tier0', 'Tier 0'] as const;
export const tier1 = ['tier1', 'Tier 1'] as const;
export const tier1ToTier2 = ['tier1ToTier2', 'Tier 1 to Tier 2'] as const;
export const tier1ToTier3 = ['tier1ToTier3', 'Tier 1 to Tier 3'] as const;
export const tier2 = ['tier2', 'Tier 2'] as const;
export const tier2ToTier3 = ['tier2ToTier3', 'Tier 2 to Tier 3'] as const;
export const tier3 = ['tier3', 'Tier 3'] as const;
export const typeYourName = ['typeYourName', 'Type your name: {{name}}'] as const;
export const uploadDocuments = ['uploadDocuments', 'Upload documents'] as const;
export const uploadMoreDocs = ['uploadMoreDocs', 'Upload more docs'] as const;
export const uploadNewDocument = ['uploadNewDocument', 'Upload new document'] as const;
export const userDetails = ['userDetails', 'User details'] as const;
export const userId = ['userId', 'User ID'] as const;
export const userNotLoaded = ['userNotLoaded', 'The user could not be loaded'] as const;
export const waitingForData = ['waitingForData', 'Waiting for data'] as const;
export const waitingForReview = ['waitingForReview', 'Waiting for review'] as const;
