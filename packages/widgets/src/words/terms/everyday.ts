// Words of many areas.

export const actions = ['actions', 'Actions'] as const;
export const asset = ['asset', 'Asset'] as const;
export const backOffice = ['backOffice', 'Back office'] as const;
export const backToTheQueue = ['backToTheQueue', 'Back to the queue'] as const;
export const checkAgain = ['checkAgain', 'Check again'] as const;
export const checkTheAmount = ['checkTheAmount', 'Check the amount'] as const;
export const clearFilters = ['clearFilters', 'Clear filters'] as const;
/** Verb: one asset to another. */
export const convert = ['convert', 'Convert'] as const;
export const copyNamed = ['copyNamed', 'Copy {{name}}'] as const;
export const date = ['date', 'Date'] as const;
/** In or out. */
export const direction = ['direction', 'Direction'] as const;
export const enterAnAmount = ['enterAnAmount', 'Enter an amount'] as const;
export const enterMoreThanZero = ['enterMoreThanZero', 'Enter more than zero.'] as const;
export const enterNumberIn = ['enterNumberIn', 'Enter a number in {{asset}}.'] as const;
/** Lines of a list. */
export const entries = ['entries', 'Entries'] as const;
export const exportCsv = ['exportCsv', 'Export CSV'] as const;
export const history = ['history', 'History'] as const;
export const id = ['id', 'ID'] as const;
export const keepThem = ['keepThem', 'Keep them'] as const;
export const lists = ['lists', 'Lists'] as const;
export const loading = ['loading', 'Loading…'] as const;
export const lookAgain = ['lookAgain', 'Look again'] as const;
export const notificationsBlocked = [
  'notificationsBlocked',
  'Your browser blocks notifications of this site. Allow them in its settings.',
] as const;
/** Kind that has no name of its own: of an asset, an entry, an industry. */
export const other = ['other', 'Other'] as const;
export const percent = ['percent', '{{percent}} %'] as const;
export const portfolio = ['portfolio', 'Portfolio'] as const;
/** Noun: why it was done. */
export const reason = ['reason', 'Reason'] as const;
/** Verb: receives assets. */
export const receive = ['receive', 'Receive'] as const;
export const rename = ['rename', 'Rename'] as const;
export const resultUnknown = ['resultUnknown', 'We do not know yet what became of it'] as const;
export const save = ['save', 'Save'] as const;
export const saved = ['saved', 'Saved'] as const;
/** Verb: sends assets to an address. */
export const send = ['send', 'Send'] as const;
/** Way by which a thing came. */
export const source = ['source', 'Source'] as const;
/** Condition of a thing, never a country. */
export const state = ['state', 'State'] as const;
/** Condition of an order, a transfer or a request. */
export const status = ['status', 'Status'] as const;
/** Noun: sort. */
export const type = ['type', 'Type'] as const;
export const useMax = ['useMax', 'Use max'] as const;
export const viewMarkets = ['viewMarkets', 'View markets'] as const;
export const writeANote = ['writeANote', 'Write a note'] as const;
export const youAreOffline = ['youAreOffline', 'You are offline'] as const;
export const zoom = ['zoom', 'Zoom'] as const;
