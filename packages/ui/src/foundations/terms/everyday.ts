// Words of controls, tables and dialogs, whatever they are about.

/** State of an account or a key. */
export const active = ['active', 'Active'] as const;
/** Choice in a filter or a list: no restriction. */
export const all = ['all', 'All'] as const;
export const amount = ['amount', 'Amount'] as const;
export const approved = ['approved', 'Approved'] as const;
export const atMost120Characters = ['atMost120Characters', 'At most 120 characters.'] as const;
/** Balance that can be used now. */
export const available = ['available', 'Available'] as const;
/** Button: one step back. Not the back side. */
export const back = ['back', 'Back'] as const;
/** Verb on a button: leaves without doing it. Not the cancellation of an order. */
export const cancel = ['cancel', 'Cancel'] as const;
/** State of an order, a transfer or a payment. */
export const cancelled = ['cancelled', 'Cancelled'] as const;
export const clearAll = ['clearAll', 'Clear all'] as const;
export const clearSearch = ['clearSearch', 'Clear search'] as const;
/** Verb on a button: closes a window or a panel. */
export const close = ['close', 'Close'] as const;
export const columns = ['columns', 'Columns'] as const;
export const compactDensity = ['compactDensity', 'Compact'] as const;
export const confirmations = ['confirmations', 'Confirmations'] as const;
export const confirmed = ['confirmed', 'Confirmed'] as const;
export const contactSupport = ['contactSupport', 'Contact support'] as const;
export const country = ['country', 'Country'] as const;
export const created = ['created', 'Created'] as const;
export const currency = ['currency', 'Currency'] as const;
/** Noun: facts about one thing. */
export const details = ['details', 'Details'] as const;
export const document = ['document', 'Document'] as const;
export const documents = ['documents', 'Documents'] as const;
/** Button that ends a dialog. */
export const doneButton = ['doneButton', 'Done'] as const;
/** The price fell; read out beside it. */
export const down = ['down', 'Down'] as const;
export const eMail = ['eMail', 'E-mail'] as const;
export const enterAName = ['enterAName', 'Enter a name'] as const;
export const expired = ['expired', 'Expired'] as const;
/** State: it went wrong. */
export const failed = ['failed', 'Failed'] as const;
export const files = ['files', 'Files'] as const;
/** Begin of a period, before a date. */
export const fromDate = ['fromDate', 'From'] as const;
export const goOn = ['goOn', 'Continue'] as const;
/** Stands in place of a figure that is hidden. */
export const hidden = ['hidden', 'Hidden'] as const;
export const iUnderstand = ['iUnderstand', 'I understand'] as const;
/** Place where two assets are traded. */
export const market = ['market', 'Market'] as const;
/** Button: takes the whole available balance. */
export const max = ['max', 'Max'] as const;
/** Name that a user gives to a thing, or that a thing has. */
export const name = ['name', 'Name'] as const;
/** Answer to when. */
export const never = ['never', 'Never'] as const;
/** Answer to how much or which: there is none. */
export const none = ['none', 'None'] as const;
/** Noun: a text of the staff. */
export const note = ['note', 'Note'] as const;
export const notifications = ['notifications', 'Notifications'] as const;
export const notNow = ['notNow', 'Not now'] as const;
export const notRefreshed = [
  'notRefreshed',
  'This may be out of date. It could not be refreshed.',
] as const;
export const opensInANewTab = ['opensInANewTab', 'opens in a new tab'] as const;
export const overview = ['overview', 'Overview'] as const;
/** State of a market, for a while; keep apart from halted. */
export const paused = ['paused', 'Paused'] as const;
export const price = ['price', 'Price'] as const;
/** Number by which a payment, a transfer or a request is found. */
export const reference = ['reference', 'Reference'] as const;
/** State: refused by the exchange or an officer. */
export const rejected = ['rejected', 'Rejected'] as const;
export const reload = ['reload', 'Reload'] as const;
export const removeNamed = ['removeNamed', 'Remove {{name}}'] as const;
/** Noun: what a customer asks compliance for. */
export const request = ['request', 'Request'] as const;
/** State of a transfer. */
export const requested = ['requested', 'Requested'] as const;
/** Verb. */
export const search = ['search', 'Search'] as const;
export const selected_one = ['selected_one', '{{count}} selected'] as const;
export const selected_other = ['selected_other', '{{count}} selected'] as const;
export const showAll = ['showAll', 'Show all'] as const;
export const showMore = ['showMore', 'Show more'] as const;
export const standardDensity = ['standardDensity', 'Standard'] as const;
/** State of a step, behind its name. */
export const stepDone = ['stepDone', 'done'] as const;
export const thisFieldIsRequired = ['thisFieldIsRequired', 'This field is required.'] as const;
/** Moment, as the head of a column. */
export const time = ['time', 'Time'] as const;
/** End of a period, before a date. */
export const toDate = ['toDate', 'To'] as const;
export const today = ['today', 'Today'] as const;
/** Price times amount of an order. */
export const total = ['total', 'Total'] as const;
/** Verb: to buy and sell on a market; also the permission for it. */
export const trade = ['trade', 'Trade'] as const;
export const transfers = ['transfers', 'Transfers'] as const;
export const tryAgain = ['tryAgain', 'Try again'] as const;
/** Stands for a state or a kind that this version does not know. */
export const unknown = ['unknown', 'Unknown'] as const;
/** The price rose; read out beside it. */
export const up = ['up', 'Up'] as const;
export const value = ['value', 'Value'] as const;
/** State: it is not done yet. */
export const waiting = ['waiting', 'Waiting'] as const;
