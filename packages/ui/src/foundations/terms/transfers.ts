// Words of deposits, withdrawals and payments.

export const broadcast = ['broadcast', 'Broadcast'] as const;
export const completed = ['completed', 'Completed'] as const;
export const confirmationsOf = ['confirmationsOf', '{{count}} of {{of}} confirmations'] as const;
export const confirming = ['confirming', 'Confirming'] as const;
export const continueWith = ['continueWith', 'Continue with {{provider}}'] as const;
/** Noun: assets that came in. */
export const deposit = ['deposit', 'Deposit'] as const;
export const itIsInYourPortfolio = ['itIsInYourPortfolio', 'It is in your portfolio.'] as const;
/** Tag of a transfer on its network, no remark. */
export const memo = ['memo', 'Memo'] as const;
export const network = ['network', 'Network'] as const;
export const networkFee = ['networkFee', 'Network fee'] as const;
export const nothingWasCharged = ['nothingWasCharged', 'Nothing was charged.'] as const;
export const paymentMethod = ['paymentMethod', 'Payment method'] as const;
export const paymentReceived = ['paymentReceived', 'Payment received'] as const;
export const provider = ['provider', 'Provider'] as const;
/** Purchase or sale with a payment provider, no order on a market. */
export const purchase = ['purchase', 'Order'] as const;
export const rateAfterFees = ['rateAfterFees', 'Rate after fees'] as const;
/** Address that receives a transfer. */
export const recipient = ['recipient', 'To'] as const;
export const returned = ['returned', 'Returned'] as const;
export const transaction = ['transaction', 'Transaction'] as const;
export const transfer = ['transfer', 'Transfer'] as const;
export const viewOnExplorer = ['viewOnExplorer', 'View on explorer'] as const;
/** Noun: assets that went out. */
export const withdrawal = ['withdrawal', 'Withdrawal'] as const;
export const youArePaid = ['youArePaid', 'You are paid'] as const;
export const youPay = ['youPay', 'You pay'] as const;
export const youReceive = ['youReceive', 'You receive'] as const;
export const youSell = ['youSell', 'You sell'] as const;
