// @where Languages: areas of words: which file of a translation has which namespace
/**
 * Namespaces of each area. A translation of the package has one file an area, loaded beside the code that says it:
 * `locales/<language>/<area>.json`. The area `common` is needed everywhere; it has the terms of customers, and `people`
 * those of staff (`back-office/terms.ts`), under `common` too.
 */
export const wordAreas = {
  common: [
    'common',
    'widgets',
    'status',
    'intent',
    'filters',
    'csv',
    'ranges',
    'transferColumns',
    'announcements',
    'alertButton',
    'bestPrices',
    'verificationExpiry',
  ],
  // Fetched when a page is idle: no first view says it.
  notices: [
    'orderNotices',
    'rampNotices',
    'transferNotices',
    'priceAlerts',
    'happened',
    'allowance',
    'palette',
    'shortcuts',
  ],
  markets: ['markets', 'home', 'assetDetails'],
  trade: ['orderEntry', 'orders', 'desk', 'chart'],
  portfolio: ['portfolio'],
  history: ['history'],
  transfers: ['transfers', 'addressBook'],
  convert: ['convert', 'ramp', 'simpleTrading'],
  verification: ['verification', 'verificationForm', 'verificationStep', 'legal'],
  documents: ['documents', 'documentViewer'],
  settings: ['account', 'settings', 'referrals', 'support'],
  refusals: ['refusals'],
  help: ['help', 'apiReference'],
  people: [
    'backOffice',
    'accountChange',
    'auditTrail',
    'caseAssignment',
    'complianceCase',
    'complianceDecision',
    'complianceQueue',
    'officeApiKeys',
    'officeChangeText',
    'officePalette',
    'officeProfile',
    'officeUsers',
    'personRisk',
    'savedViews',
    'staffNotes',
  ],
  operations: [
    'aggregation',
    'backOfficeMarkets',
    'officeOverview',
    'officeTrading',
    'officeWallets',
  ],
  demo: ['demo'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
