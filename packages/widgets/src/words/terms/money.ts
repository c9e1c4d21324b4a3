// Words of balances and of assets on their way.

export const addAddress = '@addAddress Add address';
/** Day on which an address was added. */
export const addedAt = '@addedAt Added';
/** Address on a network, where assets are sent to; no postal address. */
export const address = '@address Address';
export const addressBook = '@addressBook Address book';
export const addresses_one = '@addresses_one {{count}} address';
export const addresses_other = '@addresses_other {{count}} addresses';
export const addressList = '@addressList Addresses';
/** State of an address or permission. */
export const allowed = '@allowed Allowed';
export const amountIn = '@amountIn Amount in {{unit}}';
export const amountTooLarge = '@amountTooLarge Amount too large';
export const amountTooSmall = '@amountTooSmall Amount too small';
/** Time at which a payment arrives. */
export const arrival = '@arrival Arrival';
export const askingTheProviders = '@askingTheProviders Asking the providers…';
export const assetNamesMissing =
  '@assetNamesMissing Names of assets are not available at the moment.';
export const assets = '@assets Assets';
export const averageCost = '@averageCost Average cost';
/** Amount that an account has. */
export const balance = '@balance Balance';
/** Amounts that an account has. */
export const balances = '@balances Balances';
export const buyAndSell = '@buyAndSell Buy & Sell';
export const cancelTheExport = '@cancelTheExport Cancel the export';
export const checkingTheAddress = '@checkingTheAddress Checking the address…';
export const checkTheAddress = '@checkTheAddress Check the address';
export const chooseAnAsset = '@chooseAnAsset Choose an asset';
export const chooseANetwork = '@chooseANetwork Choose a network';
/** Noun: one asset was changed into another. */
export const conversion = '@conversion Conversion';
/** State of a conversion that has succeeded. */
export const conversionDone = '@conversionDone Done';
export const conversions = '@conversions Conversions';
/** State: one asset was changed into another. */
export const converted = '@converted Converted';
export const convertTo = '@convertTo Convert {{from}} to {{to}}';
export const copyAddress = '@copyAddress Copy address';
export const copyReceipt = '@copyReceipt Copy receipt';
export const costMethod = '@costMethod Cost method';
export const countedConfirmations_one = '@countedConfirmations_one {{count}} confirmation';
export const countedConfirmations_other = '@countedConfirmations_other {{count}} confirmations';
export const days7 = '@days7 7 days';
export const detailsOf = '@detailsOf Details: {{name}}';
export const earnsWithEachTrade = '@earnsWithEachTrade Earns with each trade';
export const enterTheMemo = '@enterTheMemo Enter the memo';
export const feeAmount = '@feeAmount Fee {{fee}}';
/** Money of a country, in contrast to crypto. */
export const fiat = '@fiat Fiat';
/** Column: the executed part of an order. */
export const filledAmount = '@filledAmount Filled';
export const gettingAPrice = '@gettingAPrice Getting a price…';
export const hideBalances = '@hideBalances Hide balances';
export const hideSmallBalances = '@hideSmallBalances Hide small balances';
export const hours24 = '@hours24 24 h';
export const inOrders = '@inOrders In orders';
/** State of a proof: it counts no longer. */
export const invalidated = '@invalidated Invalidated';
export const memoTooLong = '@memoTooLong Too long: this network carries 28 bytes.';
/** Noun. */
export const minimum = '@minimum Minimum';
export const noConversionsYet = '@noConversionsYet No conversions yet';
/** Under a fee: it costs nothing. */
export const noFee = '@noFee None';
export const noRewardsYet = '@noRewardsYet No rewards yet';
export const notAllowed = '@notAllowed Not allowed';
export const notEnough = '@notEnough Not enough {{asset}}';
export const nothingChargedStartAgain =
  '@nothingChargedStartAgain Nothing was charged. Start again with a new quote.';
export const nothingSoldStartAgain =
  '@nothingSoldStartAgain Nothing was sold: your {{pay}} is available again. Start again with a new quote.';
export const nothingYet = '@nothingYet Nothing yet';
export const notProven = '@notProven Not proven';
export const noTransfersYet = '@noTransfersYet No transfers yet';
export const oneUnit = '@oneUnit One unit';
/** State of a transfer. */
export const onItsWay = '@onItsWay On its way';
export const openingBalance = '@openingBalance Opening balance';
export const openOrdersWereCancelled_one =
  '@openOrdersWereCancelled_one {{count}} open order was cancelled';
export const openOrdersWereCancelled_other =
  '@openOrdersWereCancelled_other {{count}} open orders were cancelled';
export const others_one = '@others_one {{count}} other';
export const others_other = '@others_other {{count}} others';
export const partOfTheAvailableBalance = '@partOfTheAvailableBalance Part of the available balance';
/** Evidence that an address is the own one. */
export const proof = '@proof Proof';
export const proofNeeded = '@proofNeeded Proof needed';
/** State of an address: its ownership is proven. */
export const proven = '@proven Proven';
export const proveOwnership = '@proveOwnership Prove ownership';
export const purchaseStateUnknown =
  '@purchaseStateUnknown This order is in a state that we cannot show';
/** Amount that was received. */
/** Gain or loss of what was sold. */
export const realised = '@realised Realised';
export const receivedAmount = '@receivedAmount Received';
export const referrals = '@referrals Referrals';
export const reloadOrContactSupport =
  '@reloadOrContactSupport Reload the page for a newer version, or contact support.';
/** Noun: what came out of it. */
export const result = '@result Result';
/** Noun: asset that was earned. */
export const reward = '@reward Reward';
export const rewards = '@rewards Rewards';
export const searchAssets = '@searchAssets Search assets';
export const secondsLeft_one = '@secondsLeft_one {{count}} second left';
export const secondsLeft_other = '@secondsLeft_other {{count}} seconds left';
export const sendingIsNotAvailable = '@sendingIsNotAvailable Sending is not available';
/** Amount that was sent. */
export const sentAmount = '@sentAmount Sent';
export const shareOfAvailable = '@shareOfAvailable {{percent}} of the available balance';
export const signedForm = '@signedForm Signed form';
export const taxReport = '@taxReport Tax report';
export const theyReceive = '@theyReceive They receive';
export const thisIsLessThanTheMinimum = '@thisIsLessThanTheMinimum This is less than the minimum.';
export const thisIsMoreThanTheMaximum = '@thisIsMoreThanTheMaximum This is more than the maximum.';
export const thisNetworkHasNoMemos = '@thisNetworkHasNoMemos This network has no memos.';
/** Noun: one execution in the history. */
export const tradeRecord = '@tradeRecord Trade';
export const transfersNotLoaded = '@transfersNotLoaded The transfers could not be loaded';
/** Gain or loss of what is still held. */
export const unrealised = '@unrealised Unrealised';
export const useMaximum = '@useMaximum Use maximum';
export const useMinimum = '@useMinimum Use minimum';
export const useNamed = '@useNamed Use {{name}}';
export const valueIn = '@valueIn Value, {{currency}}';
export const viewInTheExplorer = '@viewInTheExplorer View in the explorer';
export const viewPortfolio = '@viewPortfolio View portfolio';
export const worseThanTheMarketPrice = '@worseThanTheMarketPrice Worse than the market price';
export const youCancelledAt = '@youCancelledAt You cancelled at {{provider}}';
export const youPaid = '@youPaid You paid';
export const youReceived = '@youReceived You received';
export const youReceivedAmount = '@youReceivedAmount You received {{amount}}';
export const youSold = '@youSold You sold';
