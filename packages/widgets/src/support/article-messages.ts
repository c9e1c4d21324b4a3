// @where Widgets: help articles, and the pages that they link to
import { defineMessages } from '@agio/ui/language';

/**
 * The help articles: a question and its answer, whose paragraphs are lines. Fetched with the page, apart from the words
 * around them. Where an article leads is in `articles.ts`.
 */
export const articleMessages = defineMessages('help', {
  deposit: {
    title: 'How do I deposit an asset?',
    text: 'Open Receive, choose the asset, then the network that you send from. You see an address with a QR code, the minimum, and how many confirmations the network needs.\nSend only this asset over this network. If the page shows a memo or tag, the sender has to enter it too: without it we cannot see that the deposit is yours.\nThe deposit is listed as soon as the network has seen it. You can trade with it when it has all confirmations.',
  },
  depositMissing: {
    title: 'My deposit has not arrived',
    text: 'First look at the transaction in the explorer of the network. While it has fewer confirmations than the page asks for, it is still on its way, and you do not need to do anything.\nIf it is confirmed there and not listed here, compare the network, the address and the memo with those on the Receive page. Check that the amount is not below the minimum.\nIf all of that is right, contact us with the id of the transaction.',
  },
  wrongNetwork: {
    title: 'I sent to my address over another network',
    text: 'An address belongs to one network. What is sent over another one does not arrive here by itself, even where the address looks the same.\nContact us with the id of the transaction, the asset and the network that you used. Some networks make it possible to recover it, others do not. We cannot promise it.',
  },
  memo: {
    title: 'What is a memo or tag?',
    text: 'Some networks use one address for many accounts. The memo, also called tag, says which account is meant.\nWhere the Receive page shows one, it is as necessary as the address. Where you send to such a network, the form asks for it.',
  },
  withdraw: {
    title: 'How do I send an asset to my own wallet?',
    text: 'Open Send, choose the asset, then an address from your address book or paste a new one. The form checks that the address is valid for the network before anything is sent.\nEnter the amount. MAX takes the network fee into account. The review shows the whole address in groups, and the amount that arrives. Read it carefully: a confirmed transfer cannot be taken back.\nFor your security you may have to sign in again before it is sent.',
  },
  withdrawalLimits: {
    title: 'How much can I withdraw?',
    text: 'Every tier of verification has a limit per day and a limit per month, in one currency for all assets. The form for sending shows what is used and what is left.\nA higher tier has higher limits. An amount above what is left is refused before it is sent, and nothing is deducted.',
  },
  withdrawalWaiting: {
    title: 'Why is my withdrawal still being processed?',
    text: 'A withdrawal is requested, approved, sent to the network, and then confirmed by it. The transfer shows which of these steps it has reached.\nMost of the time is spent on the network. Until the withdrawal is sent you can cancel it. Then the amount is available again.',
  },
  addressNotAllowed: {
    title: 'Why can I not send to this address?',
    text: 'Before a transfer we check whether an address may be used. Some have to be verified as yours first, by a signed message or by a signed form.\nAn address can also lose its verification; the address book says why. If the address is not allowed at all, use another one.',
  },
  addressProof: {
    title: 'How do I prove that an address is mine?',
    text: 'Open the address in your address book. If your wallet can sign messages, sign the text that is shown and paste the signature. The text contains no permission to move funds.\nIf your wallet cannot sign, download the form, sign it and upload it. A person checks it. The entry shows when that is done.',
  },
  poisoning: {
    title: 'Somebody sent me a tiny amount from an address like mine',
    text: 'This is a known fraud: the address begins and ends like one that you use, so that you copy it from your history by mistake.\nDo nothing with it, and never copy addresses from the history. Send to entries of your address book, and compare all groups of an address in the review.',
  },
  market: {
    title: 'What is the difference between a limit and a market order?',
    text: 'A limit order has your price: it is filled at this price or a better one, or it waits in the order book. A market order is filled immediately, at the best prices that are there now.\nIn a market with few orders, a market order can make the price worse for you. The order form shows the expected price, and warns you before an order that looks like a mistake.',
  },
  stop: {
    title: 'How does a stop order work?',
    text: 'A stop order waits outside the order book until the last price reaches your trigger price. Then a limit order with your price is placed.\nIf the market moves past your limit at that moment, the order may not be filled. Trigger and limit are shown with the order.',
  },
  orderLifetime: {
    title: 'What do GTC, IOC, FOK and post only mean?',
    text: 'A GTC order stays until it is filled or you cancel it. An IOC order is filled immediately as far as possible, and the unfilled part is cancelled. A FOK order is filled immediately and completely, or not at all.\nA post only order waits in the book and pays the maker fee: if it would be filled immediately, it is not placed.',
  },
  amend: {
    title: 'Can I change an open order?',
    text: 'Yes. Edit the price or the amount in the list of open orders, or drag its line in the chart. The old order is cancelled, and a new order for the unfilled amount replaces it. The new order is the last in the queue at its price.\nThe two are never open at the same time. If the old order was filled meanwhile, the page says so.',
  },
  unknownOrder: {
    title: 'The connection broke while I sent an order',
    text: 'Every order has an id of its own. When an answer is lost, the page looks for the order by this id and tells you if it was placed. It is not sent a second time.\nIf the page cannot find out at the moment, wait for the notice, or look at your open orders before you order again.',
  },
  orderRefused: {
    title: 'Why was my order refused?',
    text: 'The most frequent reasons: the amount is below the minimum of the market or not a multiple of its step, the price is not a multiple of the tick, the balance is held by other open orders, or the market is paused or halted.\nThe order form shows the reason and a value that fits. Minimum, step and tick are listed in the information about the market.',
  },
  fees: {
    title: 'What are the fees of a trade?',
    text: 'Each market has a maker fee for orders that wait in the book, and a taker fee for orders that are filled immediately. The order form shows the fee before you send, and the details of an order show the fee that was charged.\nDeposits and withdrawals may have a network fee, which is shown before you confirm.',
  },
  convert: {
    title: 'How does converting differ from trading?',
    text: 'A conversion exchanges one asset for another at a price that is fixed for some seconds while you decide. You see exactly what you pay and what you get, without an order book.\nWhen the time is over, there is a new price, and you confirm that one. An expired price is never used.',
  },
  halted: {
    title: 'A market is paused or halted. What happens to my orders?',
    text: 'Nothing is traded on it meanwhile. A paused market takes orders that wait in the book, a halted one takes no orders. Your open orders stay, and you can cancel them.\nThe market shows the reason and the time. Other markets are not affected.',
  },
  pausedPrices: {
    title: 'It says that live prices are paused',
    text: 'The connection for live prices was lost and could not be restored after several tries. Orders and balances still work, but prices on the page may be old.\nPress Reconnect. If that does not help, look at the state of services on this page.',
  },
  alerts: {
    title: 'How do price alerts work?',
    text: 'Press the bell at a market and choose a price. You get one notice when the last price reaches it. Then you can set it again.\nAlerts are kept on this device and work while the exchange is open in this browser. In the settings you choose if the system shows them too, and if there is a sound.',
  },
  gains: {
    title: 'How are my gains counted?',
    text: 'The portfolio compares what an asset is worth with what it has cost. With average cost every unit costs the same; with FIFO the units that you got first are sold first.\nYou choose the method in the settings. It changes how gains are shown, not what you own.',
  },
  backing: {
    title: 'What backs a digital commodity?',
    text: 'The information about its market says what one unit stands for, who keeps it and how it is proven. Open it above the chart of the market.\nIf a commodity can be delivered or redeemed, you read there how.',
  },
  verification: {
    title: 'How do I verify my identity?',
    text: 'Start under Tiers and limits. You answer a few questions and prove your identity with a document. For higher tiers we ask for more, such as a proof of funds.\nUntil then you can look at all markets. If something is missing, the status at the top of the page says what.',
  },
  review: {
    title: 'My account is under review or frozen',
    text: 'During a review you can see everything, but you cannot trade. We tell you when the review is complete. If we need a document, you can upload it: press the status in the header.\nIf an account is frozen, we tell its owner why. Contact us if you do not know the reason.',
  },
  signInAgain: {
    title: 'Why do I have to sign in again?',
    text: 'Before steps that a thief could use, such as a withdrawal or a new address, you have to sign in again if your last sign-in was some time ago. What you have typed is kept.\nA sign-in also ends after some time without use. The settings show when yours ends.',
  },
  lostDevice: {
    title: 'I have lost a device, or somebody else may be signed in',
    text: 'Open the settings and sign out everywhere: every browser and phone then has to sign in again. Change your password at the sign-in provider as well.\nIf you see transfers or orders that are not yours, contact us immediately.',
  },
  currency: {
    title: 'Can I see values in another currency?',
    text: 'Yes: choose US dollars, euros, Swiss francs or yen in the settings. It changes how values are shown.\nPrices of a market stay in its quote asset, and orders settle in the assets of their market.',
  },
  export: {
    title: 'How do I get a file of my orders or of all my data?',
    text: 'Every table of orders and trades has an export to CSV, with the rows that its filter shows. In the settings there is one JSON file with all data of your account, in exact amounts.\nBoth files are written in your browser. You can cancel while the data is read.',
  },
  shared: {
    title: 'I use this on a computer that is not mine',
    text: 'Sign out when you leave. In the settings, “Forget this device” lists what this browser keeps and removes it: your sign-in, drafts, alerts and choices.\nYour account, orders and funds are not touched.',
  },
  keyboard: {
    title: 'Which keys can I use?',
    text: 'Ctrl+K, or ⌘K on a Mac, opens the search for markets, pages and commands, such as “buy 10 xcb”. The question mark lists all keys.\nKeys that fill in and send orders with a single letter are off until you switch the trading keys on in the settings.',
  },
  referral: {
    title: 'How do invitations and rewards work?',
    text: 'A person who opens your link and verifies their identity counts as invited by you. Their browser remembers your code until then.\nYou can claim each reward once, when it is due; it goes into your portfolio. If the answer to a claim is lost, claim again: nothing is paid twice.',
  },
});
