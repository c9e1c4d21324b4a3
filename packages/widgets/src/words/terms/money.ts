// Words of balances and of assets on their way.

export const addAddress = ['addAddress', 'Add address'] as const;
/** Day on which an address was added. */
export const addedAt = ['addedAt', 'Added'] as const;
/** Address on a network, where assets are sent to; no postal address. */
export const address = ['address', 'Address'] as const;
export const addressBook = ['addressBook', 'Address book'] as const;
export const addresses_one = ['addresses_one', '{{count}} address'] as const;
export const addresses_other = ['addresses_other', '{{count}} addresses'] as const;
export const allowed = ['allowed', 'Allowed'] as const;
export const amountIn = ['amountIn', 'Amount in {{unit}}'] as const;
export const amountTooLarge = ['amountTooLarge', 'Amount too large'] as const;
export const amountTooSmall = ['amountTooSmall', 'Amount too small'] as const;
export const arrival = ['arrival', 'Arrival'] as const;
export const askingTheProviders = ['askingTheProviders', 'Asking the providers…'] as const;
export const assetNamesMissing = [
  'assetNamesMissing',
  'Names of assets are not available at the moment.',
] as const;
export const assets = ['assets', 'Assets'] as const;
export const averageCost = ['averageCost', 'Average cost'] as const;
/** Amount that an account has. */
export const balance = ['balance', 'Balance'] as const;
export const balances = ['balances', 'Balances'] as const;
export const buyAndSell = ['buyAndSell', 'Buy & Sell'] as const;
export const cancelTheExport = ['cancelTheExport', 'Cancel the export'] as const;
export const checkingTheAddress = ['checkingTheAddress', 'Checking the address…'] as const;
export const checkTheAddress = ['checkTheAddress', 'Check the address'] as const;
export const chooseAnAsset = ['chooseAnAsset', 'Choose an asset'] as const;
export const chooseANetwork = ['chooseANetwork', 'Choose a network'] as const;
export const conversion = ['conversion', 'Conversion'] as const;
/** State of a conversion that has succeeded. */
export const conversionDone = ['conversionDone', 'Done'] as const;
export const converted = ['converted', 'Converted'] as const;
export const convertTo = ['convertTo', 'Convert {{from}} to {{to}}'] as const;
export const copyAddress = ['copyAddress', 'Copy address'] as const;
export const copyReceipt = ['copyReceipt', 'Copy receipt'] as const;
export const costMethod = ['costMethod', 'Cost method'] as const;
export const countedConfirmations_one = [
  'countedConfirmations_one',
  '{{count}} confirmation',
] as const;
export const countedConfirmations_other = [
  'countedConfirmations_other',
  '{{count}} confirmations',
] as const;
export const days7 = ['days7', '7 days'] as const;
export const detailsOf = ['detailsOf', 'Details of {{name}}'] as const;
export const earnsWithEachTrade = ['earnsWithEachTrade', 'Earns with each trade'] as const;
export const fiat = ['fiat', 'Fiat'] as const;
/** Column: the executed part of an order. */
export const filledAmount = ['filledAmount', 'Filled'] as const;
export const gettingAPrice = ['gettingAPrice', 'Getting a price…'] as const;
export const hideBalances = ['hideBalances', 'Hide balances'] as const;
export const hideSmallBalances = ['hideSmallBalances', 'Hide small balances'] as const;
export const hours24 = ['hours24', '24 h'] as const;
export const inOrders = ['inOrders', 'In orders'] as const;
export const invalidated = ['invalidated', 'Invalidated'] as const;
export const memoTooLong = ['memoTooLong', 'Too long: this network carries 28 bytes.'] as const;
export const minimum = ['minimum', 'Minimum'] as const;
export const noConversionsYet = ['noConversionsYet', 'No conversions yet'] as const;
export const noRewardsYet = ['noRewardsYet', 'No rewards yet'] as const;
export const notAllowed = ['notAllowed', 'Not allowed'] as const;
export const notEnough = ['notEnough', 'Not enough {{asset}}'] as const;
export const nothingChargedStartAgain = [
  'nothingChargedStartAgain',
  'Nothing was charged. Start again with a new quote.',
] as const;
export const nothingSoldStartAgain = [
  'nothingSoldStartAgain',
  'Nothing was sold: your {{pay}} is available again. Start again with a new quote.',
] as const;
export const nothingYet = ['nothingYet', 'Nothing yet'] as const;
export const notProven = ['notProven', 'Not proven'] as const;
export const noTransfersYet = ['noTransfersYet', 'No transfers yet'] as const;
export const oneUnit = ['oneUnit', 'One unit'] as const;
/** State of a transfer. */
export const onItsWay = ['onItsWay', 'On its way'] as const;
export const openingBalance = ['openingBalance', 'Opening balance'] as const;
export const openOrdersWereCancelled_one = [
  'openOrdersWereCancelled_one',
  '{{count}} open order was cancelled',
] as const;
export const openOrdersWereCancelled_other = [
  'openOrdersWereCancelled_other',
  '{{count}} open orders were cancelled',
] as const;
export const others_one = ['others_one', '{{count}} other'] as const;
export const others_other = ['others_other', '{{count}} others'] as const;
export const partOfTheAvailableBalance = [
  'partOfTheAvailableBalance',
  'Part of the available balance',
] as const;
/** Evidence that an address is the own one. */
export const proof = ['proof', 'Proof'] as const;
export const proofNeeded = ['proofNeeded', 'Proof needed'] as const;
export const proven = ['proven', 'Proven'] as const;
export const proveOwnership = ['proveOwnership', 'Prove ownership'] as const;
export const purchaseStateUnknown = [
  'purchaseStateUnknown',
  'This order is in a state that we cannot show',
] as const;
/** Amount that was received. */
export const receivedAmount = ['receivedAmount', 'Received'] as const;
export const reloadOrContactSupport = [
  'reloadOrContactSupport',
  'Reload the page for a newer version, or contact support.',
] as const;
export const result = ['result', 'Result'] as const;
/** Noun: asset that was earned. */
export const reward = ['reward', 'Reward'] as const;
export const rewards = ['rewards', 'Rewards'] as const;
export const searchAssets = ['searchAssets', 'Search assets'] as const;
export const secondsLeft_one = ['secondsLeft_one', '{{count}} second left'] as const;
export const secondsLeft_other = ['secondsLeft_other', '{{count}} seconds left'] as const;
export const sendingIsNotAvailable = ['sendingIsNotAvailable', 'Sending is not available'] as const;
/** Amount that was sent. */
export const sentAmount = ['sentAmount', 'Sent'] as const;
export const shareOfAvailable = [
  'shareOfAvailable',
  '{{percent}} of the available balance',
] as const;
export const signedForm = ['signedForm', 'Signed form'] as const;
export const taxReport = ['taxReport', 'Tax report'] as const;
export const theyReceive = ['theyReceive', 'They receive'] as const;
export const thisIsLessThanTheMinimum = [
  'thisIsLessThanTheMinimum',
  'This is less than the minimum.',
] as const;
export const thisIsMoreThanTheMaximum = [
  'thisIsMoreThanTheMaximum',
  'This is more than the maximum.',
] as const;
export const thisNetworkHasNoMemos = [
  'thisNetworkHasNoMemos',
  'This network has no memos.',
] as const;
/** Noun: one execution in the history. */
export const tradeRecord = ['tradeRecord', 'Trade'] as const;
export const transfersNotLoaded = [
  'transfersNotLoaded',
  'The transfers could not be loaded',
] as const;
export const useMaximum = ['useMaximum', 'Use maximum'] as const;
export const useMinimum = ['useMinimum', 'Use minimum'] as const;
export const useNamed = ['useNamed', 'Use {{name}}'] as const;
export const valueIn = ['valueIn', 'Value, {{currency}}'] as const;
export const viewInTheExplorer = ['viewInTheExplorer', 'View in the explorer'] as const;
export const viewPortfolio = ['viewPortfolio', 'View portfolio'] as const;
export const worseThanTheMarketPrice = [
  'worseThanTheMarketPrice',
  'Worse than the market price',
] as const;
export const youCancelledAt = ['youCancelledAt', 'You cancelled at {{provider}}'] as const;
export const youPaid = ['youPaid', 'You paid'] as const;
export const youReceived = ['youReceived', 'You received'] as const;
export const youReceivedAmount = ['youReceivedAmount', 'You received {{amount}}'] as const;
export const youSold = ['youSold', 'You sold'] as const;
