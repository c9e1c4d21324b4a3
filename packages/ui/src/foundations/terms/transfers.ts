// Words of deposits, withdrawals and payments.

/** State of a transaction: handed to its network. */
export const broadcast = '@broadcast Broadcast';
/** State of an order, a transfer or a payment. */
export const completed = '@completed Completed';
export const confirmationsOf_one = '@confirmationsOf_one {{done}} of {{count}} confirmation';
export const confirmationsOf_other = '@confirmationsOf_other {{done}} of {{count}} confirmations';
/** State of a transaction: confirmations are being counted. */
export const confirming = '@confirming Confirming';
export const continueWith = '@continueWith Continue with {{provider}}';
/** Noun: assets that came in. */
export const deposit = '@deposit Deposit';
export const itIsInYourPortfolio = '@itIsInYourPortfolio It is in your portfolio.';
/** Tag of a transfer on its network, no remark. */
export const memo = '@memo Memo';
/** Blockchain network. */
export const network = '@network Network';
export const networkFee = '@networkFee Network fee';
export const nothingWasCharged = '@nothingWasCharged Nothing was charged.';
export const paymentMethod = '@paymentMethod Payment method';
export const paymentReceived = '@paymentReceived Payment received';
/** Company that handles a payment. */
export const provider = '@provider Provider';
/** Purchase or sale with a payment provider, no order on a market. */
export const purchase = '@purchase Order';
export const rateAfterFees = '@rateAfterFees Rate after fees';
/** Address that receives a transfer. */
export const recipient = '@recipient To';
/** State of a transfer: sent back. */
export const returned = '@returned Returned';
/** Transaction on a blockchain. */
export const transaction = '@transaction Transaction';
/** Noun: a deposit or withdrawal. */
export const transfer = '@transfer Transfer';
export const viewOnExplorer = '@viewOnExplorer View on explorer';
/** Noun: assets that went out. */
export const withdrawal = '@withdrawal Withdrawal';
export const youArePaid = '@youArePaid You are paid';
export const youPay = '@youPay You pay';
export const youReceive = '@youReceive You receive';
export const youSell = '@youSell You sell';
