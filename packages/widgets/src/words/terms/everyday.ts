// Words of many areas.

/** Column head: what can be done with an entry. */
export const actions = '@actions Actions';
export const announcement = '@announcement Announcement';
export const announcements = '@announcements Announcements';
export const announcementsNotLoaded = '@announcementsNotLoaded Announcements could not be loaded.';
/** Crypto asset or commodity. */
export const asset = '@asset Asset';
export const backOffice = '@backOffice Back office';
export const backToTheQueue = '@backToTheQueue Back to the queue';
export const checkAgain = '@checkAgain Check again';
export const checkTheAmount = '@checkTheAmount Check the amount';
export const clearFilters = '@clearFilters Clear filters';
/** Verb: one asset to another. */
export const convert = '@convert Convert';
export const copyNamed = '@copyNamed Copy: {{name}}';
export const date = '@date Date';
/** In or out. */
export const direction = '@direction Direction';
export const enterAnAmount = '@enterAnAmount Enter an amount';
export const enterMoreThanZero = '@enterMoreThanZero Enter more than zero.';
/** Lines of a list. */
export const entries = '@entries Entries';
export const exportCsv = '@exportCsv Export CSV';
/** Name of a page: past orders, trades and transfers. */
export const history = '@history History';
export const id = '@id ID';
export const keepThem = '@keepThem Keep them';
/** Noun: choice of how lists look. */
export const lists = '@lists Lists';
export const loading = '@loading Loading…';
export const newsAppearsHere =
  '@newsAppearsHere News about markets, fees and maintenance appears here.';
export const noAnnouncements = '@noAnnouncements No announcements';
export const notificationsBlocked =
  '@notificationsBlocked Your browser blocks notifications of this site. Allow them in its settings.';
/** Kind that has no name of its own: of an asset, an entry, an industry. */
export const other = '@other Other';
export const percent = '@percent {{percent}} %';
/** All assets of the user. */
export const portfolio = '@portfolio Portfolio';
/** Noun: why it was done. */
export const reason = '@reason Reason';
/** Verb: receives assets. */
export const receive = '@receive Receive';
export const rename = '@rename Rename';
export const resultUnknown = '@resultUnknown We do not know yet what became of it';
/** Verb on a button. */
export const save = '@save Save';
/** Verb on a button: takes back what was just done. */
export const undo = '@undo Undo';
/** State, after it was saved. */
export const saved = '@saved Saved';
/** Verb: sends assets to an address. */
export const send = '@send Send';
/** Way by which a thing came. */
export const source = '@source Source';
/** Condition of a thing, never a country. */
export const state = '@state State';
/** Condition of an order, a transfer or a request. */
export const status = '@status Status';
export const settings = '@settings Settings';
/** Noun: sort. */
export const type = '@type Type';
export const useMax = '@useMax Use max';
export const viewMarkets = '@viewMarkets View markets';
/** State: it is not done yet. */
export const waiting = '@waiting Waiting';
export const writeANote = '@writeANote Write a note';
export const youAreOffline = '@youAreOffline You are offline';
export const zoom = '@zoom Zoom';
