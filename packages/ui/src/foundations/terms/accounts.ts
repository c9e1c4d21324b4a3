// Words of accounts: states, tiers, requests, documents, API keys.

/** Role of a member of the staff. */
export const administrator = '@administrator Administrator';
export const allowedIpAddresses = '@allowedIpAddresses Allowed IP addresses';
/** No restriction of IP addresses. */
export const anyAddress = '@anyAddress Any';
/** Noun: an API key. */
export const apiKey = '@apiKey Key';
export const apiKeys = '@apiKeys API keys';
export const apiKeysNotLoaded = '@apiKeysNotLoaded The API keys could not be loaded';
export const approveTier = '@approveTier Approve {{tier}}';
/** Noun: the record of who did what. */
export const audit = '@audit Audit';
/** State of an account in law. */
export const banned = '@banned Banned';
export const changeStatus = '@changeStatus Change status';
export const checkField = '@checkField Check: {{field}}';
export const chooseAFile = '@chooseAFile Choose a file';
export const chooseAnotherFile = '@chooseAnotherFile Choose another file';
export const chooseOne = '@chooseOne Choose one';
export const complianceAt = '@complianceAt Compliance, {{time}}';
export const complianceOfficer = '@complianceOfficer Compliance officer';
export const coreId = '@coreId Core ID';
export const createKey = '@createKey Create key';
export const customerSince = '@customerSince Customer since';
export const dateOfBirth = '@dateOfBirth Date of birth';
export const documentsWereSent =
  '@documentsWereSent Your documents were sent. The review continues.';
export const documentValidUntil = '@documentValidUntil Document valid until';
/** Noun: request to a lower tier. */
export const downgrade = '@downgrade Downgrade';
export const downloadNamed = '@downloadNamed Download {{name}}';
/** Column: the day on which it ends. */
export const expires = '@expires Expires';
export const expiresInDays_one = '@expiresInDays_one Expires in {{count}} day';
export const expiresInDays_other = '@expiresInDays_other Expires in {{count}} days';
/** State of an account in law. */
export const frozen = '@frozen Frozen';
export const fullName = '@fullName Full name';
export const haveReady = '@haveReady Have ready';
export const highRiskToTier2 = '@highRiskToTier2 High risk, to Tier 2';
/** Staff are examining it. */
export const inReview = '@inReview In review';
export const keys_one = '@keys_one {{count}} key';
export const keys_other = '@keys_other {{count}} keys';
export const lastSeen = '@lastSeen Last seen';
export const lastUsed = '@lastUsed Last used';
export const legalEntity = '@legalEntity Legal entity';
export const legalEntityHint =
  '@legalEntityHint A company, foundation or association that I represent';
/** State of an account in law; keep apart from frozen, terminated and banned. */
export const limited = '@limited Limited';
export const loadingTheUser = '@loadingTheUser Loading the user';
export const makeSmaller = '@makeSmaller Make smaller';
export const moreDocumentsRequired = '@moreDocumentsRequired More documents required';
export const nameDiffersToTier1 = '@nameDiffersToTier1 Name differs, to Tier 1';
export const nationality = '@nationality Nationality';
export const naturalPerson = '@naturalPerson Natural person';
export const naturalPersonHint = '@naturalPersonHint Me, a private individual';
export const noApiKeysYet = '@noApiKeysYet No API keys yet';
export const ofFilesCanBeSent_one = '@ofFilesCanBeSent_one {{good}} of {{count}} file can be sent';
export const ofFilesCanBeSent_other =
  '@ofFilesCanBeSent_other {{good}} of {{count}} files can be sent';
/** May be left out. */
export const optional = '@optional Optional';
export const pendingForReview = '@pendingForReview Pending for review';
/** Acts that an API key allows. */
export const permissions = '@permissions Permissions';
export const portfolioValue = '@portfolioValue Portfolio value';
export const provideMoreData = '@provideMoreData Provide more data';
/** Permission to read, not “has been read”. */
export const read = '@read Read';
export const reasonShownToTheUser = '@reasonShownToTheUser Reason, shown to the user';
export const rejectRequest = '@rejectRequest Reject request';
/** Verb on a button: makes a new API key in place of this one. */
export const replace = '@replace Replace';
export const replaceNamed = '@replaceNamed Replace {{name}}';
export const requestIsReviewed =
  '@requestIsReviewed Your request is being reviewed. There is nothing for you to do; the decision shows here as soon as it is made.';
export const requestWasApproved = '@requestWasApproved Request was approved';
export const requestWasRejected = '@requestWasRejected Request was rejected';
/** Country where a person lives. */
export const residence = '@residence Residence';
export const reviewContinuesWhenSent =
  '@reviewContinuesWhenSent The review continues as soon as you send what is missing.';
/** Verb on a button: ends an API key or a session for good. */
export const revoke = '@revoke Revoke';
/** State of an API key. */
export const revoked = '@revoked Revoked';
export const revokeNamed = '@revokeNamed Revoke {{name}}';
export const roles = '@roles Roles';
export const sendFiles_one = '@sendFiles_one Send {{count}} file';
export const sendFiles_other = '@sendFiles_other Send {{count}} files';
/** Role of a member of the staff. */
export const supportRole = '@supportRole Support';
export const suspiciousToTier1 = '@suspiciousToTier1 Suspicious, to Tier 1';
/** State of an account in law. */
export const terminated = '@terminated Terminated';
/** Level of the verification. */
export const tier = '@tier Tier';
export const tier0 = '@tier0 Tier 0';
export const tier1 = '@tier1 Tier 1';
export const tier1ToTier2 = '@tier1ToTier2 Tier 1 to Tier 2';
export const tier1ToTier3 = '@tier1ToTier3 Tier 1 to Tier 3';
export const tier2 = '@tier2 Tier 2';
export const tier2ToTier3 = '@tier2ToTier3 Tier 2 to Tier 3';
export const tier3 = '@tier3 Tier 3';
/** Role of a member of the staff, who reads trade data. */
export const tradeViewer = '@tradeViewer Trade viewer';
export const typeYourName = '@typeYourName Type your name: {{name}}';
export const uploadDocuments = '@uploadDocuments Upload documents';
export const uploadMoreDocs = '@uploadMoreDocs Upload more docs';
export const uploadNewDocument = '@uploadNewDocument Upload new document';
export const userDetails = '@userDetails User details';
export const userId = '@userId User ID';
export const userNotLoaded = '@userNotLoaded The user could not be loaded';
export const waitingForData = '@waitingForData Waiting for data';
export const waitingForReview = '@waitingForReview Waiting for review';
