// @where Looks: words that several components say, such as “You are offline”
// Words of controls, tables and dialogs, whatever they are about.

/** State of an account or a key. */
export const active = '@active Active';
/** Choice in a filter or a list: no restriction. */
export const all = '@all All';
export const amount = '@amount Amount';
/** State of a request. */
export const approved = '@approved Approved';
export const atMost120Characters = '@atMost120Characters At most 120 characters.';
export const atMostCharacters_one = '@atMostCharacters_one At most {{count}} character';
export const atMostCharacters_other = '@atMostCharacters_other At most {{count}} characters';
/** Balance that can be used now. */
export const available = '@available Available';
/** Button: one step back. Not the back side. */
export const back = '@back Back';
/** Verb on a button: leaves without doing it. Not the cancellation of an order. */
export const cancel = '@cancel Cancel';
/** State of an order, a transfer or a payment. */
export const cancelled = '@cancelled Cancelled';
export const clearAll = '@clearAll Clear all';
export const clearSearch = '@clearSearch Clear search';
/** Verb on a button: closes a window or a panel. */
export const close = '@close Close';
/** Noun: choice of the columns of a table. */
export const columns = '@columns Columns';
/** Density of lists: rows are low. */
export const compactDensity = '@compactDensity Compact';
export const confirmations = '@confirmations Confirmations';
/** State of a transaction on its network. */
export const confirmed = '@confirmed Confirmed';
export const contactSupport = '@contactSupport Contact support';
export const country = '@country Country';
export const created = '@created Created';
export const currency = '@currency Currency';
/** Noun: facts about one thing. */
export const details = '@details Details';
export const document = '@document Document';
export const documents = '@documents Documents';
/** Button that ends a dialog. */
export const doneButton = '@doneButton Done';
/** The price fell; read out beside it. */
export const down = '@down Down';
export const eMail = '@eMail E-mail';
export const enterAName = '@enterAName Enter a name';
/** State of an order, a price or a document: its time is over. */
export const expired = '@expired Expired';
/** State: it went wrong. */
export const failed = '@failed Failed';
export const files = '@files Files';
/** Begin of a period, before a date. */
export const fromDate = '@fromDate From';
/** Verb on a button: to the next step. */
export const goOn = '@goOn Continue';
/** Stands in place of a figure that is hidden. */
export const hidden = '@hidden Hidden';
export const iUnderstand = '@iUnderstand I understand';
/** Place where two assets are traded. */
export const market = '@market Market';
/** Button: takes the whole available balance. */
export const max = '@max Max';
/** Name that a user gives to a thing, or that a thing has. */
export const name = '@name Name';
/** Answer to when. */
/** Under “Last used” and “Last seen”: it has not happened so far. */
export const never = '@never Never';
/** Under “Expires”: it has no end. */
export const noExpiry = '@noExpiry Never';
/** Answer to which or how many, as under a limit, a memo or roles: there is none. */
export const none = '@none None';
/** Noun: a text of the staff. */
export const note = '@note Note';
export const notifications = '@notifications Notifications';
export const notNow = '@notNow Not now';
export const notRefreshed = '@notRefreshed This may be out of date. It could not be refreshed.';
export const opensInANewTab = '@opensInANewTab opens in a new tab';
/** Noun: name of a page or tab. */
export const overview = '@overview Overview';
/** State of a market, for a while; keep apart from halted. */
export const paused = '@paused Paused';
export const price = '@price Price';
/** Number by which a payment, a transfer or a request is found. */
export const reference = '@reference Reference';
/** State: refused by the exchange or an officer. */
export const rejected = '@rejected Rejected';
export const reload = '@reload Reload';
export const removeNamed = '@removeNamed Remove {{name}}';
/** Noun: what a customer asks compliance for. */
export const request = '@request Request';
/** State of a transfer. */
export const requested = '@requested Requested';
/** Verb. */
export const search = '@search Search';
export const selected_one = '@selected_one {{count}} selected';
export const selected_other = '@selected_other {{count}} selected';
export const showAll = '@showAll Show all';
export const showMore = '@showMore Show more';
/** Density of lists: rows of usual height. */
export const standardDensity = '@standardDensity Standard';
/** State of a step, behind its name. */
export const stepDone = '@stepDone done';
export const thisFieldIsRequired = '@thisFieldIsRequired This field is required.';
/** Moment, as the head of a column. */
export const time = '@time Time';
/** End of a period, before a date. */
export const toDate = '@toDate To';
export const today = '@today Today';
/** Price times amount of an order. */
export const total = '@total Total';
/** Verb: to buy and sell on a market; also the permission for it. */
export const trade = '@trade Trade';
/** Noun: deposits and withdrawals. */
export const transfers = '@transfers Transfers';
export const tryAgain = '@tryAgain Try again';
/** Stands for a state or a kind that this version does not know. */
export const unknown = '@unknown Unknown';
/** The price rose; read out beside it. */
export const up = '@up Up';
/** Worth in the user’s currency. */
export const value = '@value Value';
