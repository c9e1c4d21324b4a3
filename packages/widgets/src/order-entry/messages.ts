// @where Trading: reasons for which an order cannot be sent, minimum order included
import type { TicketField, TicketType } from './model/order-types.ts';
import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of the ticket, its confirmation and the notices of placing. */
export const messages = defineMessages('orderEntry', {
  unknownMarket: 'Market {{market}} does not exist',
  notLoaded: 'The market could not be loaded',
  ticket: {
    name: terms.orderTicket,
    available: terms.available,
    signInToSee: 'Sign in to see',
    trigger: terms.trigger,
    price: terms.price,
    /** Type of order. Not a maximum. */
    limit: 'Limit',
    /** Label: limit of the order that a stop becomes. */
    stopLimit: 'Stop limit',
    distance: terms.trailingDistance,
    takeProfit: terms.takeProfit,
    stopLoss: terms.stopLoss,
    amount: terms.amount,
    total: terms.total,
    totalAbout: 'Total, about',
    average: terms.average,
    /** Beside it: how far it is from the price that the order meets first. */
    slippage: '{{percent}} slippage',
    bestPrice: 'Best available',
    tickUp: terms.oneTickUp,
    tickDown: terms.oneTickDown,
    unit: 'Enter the amount in {{asset}}',
    share: terms.percentageOfAvailable,
    max: terms.max,
    timeInForce: 'Time in force',
    postOnly: terms.makerOnly,
    fee: terms.fee,
    makerFee: terms.makerFee,
    takerFee: terms.takerFee,
    feeTier: 'Fee tier',
    /** Amount that the reader has traded in 30 days, from which the fees follow. */
    feeVolume: 'Volume in 30 days',
    /** Label: the lower fee that more trading leads to. */
    nextFee: 'Next fee',
    /** Volume that leads to the fees of a maker and a taker: `12,400 CHF more in 30 days: 0.07% / 0.10%`. */
    nextFeeFrom: '{{volume}} more in 30 days: {{fee}}',
    tier: terms.tierNumber,
    receive: terms.youReceive,
    receiveAbout: terms.youReceiveAbout,
    value: terms.value,
    buy: terms.buyAsset,
    sell: terms.sellAsset,
    /** The same where the prices on screen are not live: an order can still be sent. */
    buyAt: {
      reconnecting: 'Buy {{asset}}, reconnecting',
      late: 'Buy {{asset}}, prices delayed',
      gone: 'Buy {{asset}}, no live prices',
    },
    sellAt: {
      reconnecting: 'Sell {{asset}}, reconnecting',
      late: 'Sell {{asset}}, prices delayed',
      gone: 'Sell {{asset}}, no live prices',
    },
    placing: terms.placingTheOrder,
    checking: terms.checkingYourOrder,
    useMax: terms.useMax,
  },
  /** Below the price of a limit order. */
  price: {
    choices: 'Price from the book',
    bid: terms.bid,
    mid: 'Mid',
    ask: terms.ask,
    followBid: 'Follow bid',
    followAsk: 'Follow ask',
    followsBid: 'Follows the best bid until you change the price.',
    followsAsk: 'Follows the best ask until you change the price.',
    waits: 'Prices are not live: the price stays until they are.',
  },
  limits: {
    title: 'Fees and limits',
    smallest: terms.smallestOrder,
    largest: terms.largestOrder,
    leastValue: 'Smallest value',
    priceStep: terms.priceStep,
    amountStep: terms.amountStep,
    /** Told to screen readers at the fields. */
    ofPrice: 'In steps of {{step}}.',
    ofAmount: 'From {{least}} to {{most}}, in steps of {{step}}.',
  },
  type: {
    name: terms.orderType,
    Limit: terms.limitOrder,
    Market: terms.marketOrder,
    StopLimit: terms.stopLimit,
    StopMarket: terms.stopMarket,
    TakeProfitLimit: terms.takeProfitLimit,
    TakeProfitMarket: terms.takeProfitMarket,
    TrailingStop: terms.trailingStop,
    OCO: terms.oco,
    Bracket: terms.bracket,
    BracketMarket: terms.bracket,
    /** A button with the other types of order. */
    more: 'More',
  } satisfies Record<TicketType | 'name' | 'more', string>,
  timeInForce: {
    GTC: 'Good till cancelled',
    IOC: 'Immediate or cancel',
    FOK: 'Fill or kill',
    GTD: 'Good till date',
    expires: terms.expires,
  },
  button: {
    loading: terms.loading,
    signIn: terms.signInToTrade,
    notActive: 'Trading is not available',
    offline: terms.youAreOffline,
    marketNotOpen: {
      Halted: 'Market is halted',
      Paused: 'Market is paused',
      Unknown: 'Market is not open',
    },
    typeNotOffered: 'Not available in this market',
    /** Texts by field; amount and total are one question: how much? */
    empty: {
      price: terms.enterAPrice,
      stopPrice: 'Enter a trigger price',
      legPrice: terms.enterAPrice,
      trailAmount: terms.enterADistance,
      trailPercent: terms.enterADistance,
      takeProfitPrice: 'Enter a take profit',
      stopLossPrice: 'Enter a stop loss',
      amount: terms.enterAnAmount,
      total: terms.enterAnAmount,
    } satisfies Record<TicketField, string>,
    unreadable: {
      price: terms.checkThePrice,
      stopPrice: 'Check the trigger price',
      legPrice: terms.checkThePrice,
      trailAmount: terms.enterADistance,
      trailPercent: terms.enterADistance,
      takeProfitPrice: terms.checkThePrice,
      stopLossPrice: terms.checkThePrice,
      amount: terms.checkTheAmount,
      total: terms.checkTheAmount,
    } satisfies Record<TicketField, string>,
    offTick: terms.chooseAValidPrice,
    offStep: 'Choose a valid amount',
    belowMinimum: 'At least {{minimum}} {{asset}}',
    aboveMaximum: 'At most {{maximum}} {{asset}}',
    notEnough: terms.notEnough,
    postOnlyWouldMatch: 'Would take liquidity',
    nothingToMatch: 'No orders to match',
    bookCrossed: 'Waiting for valid prices',
    trailTooFar: 'Choose a smaller distance',
    notBetween: 'The last price must be between limit and trigger',
    /** Price of an exit, on the side of the price of its entry where it must be. */
    mustBeAbove: 'Enter a price above {{price}}',
    mustBeBelow: 'Enter a price below {{price}}',
    /** Order that is good till a date: its day is missing. */
    noExpiry: 'Choose the last day',
  },
  field: {
    zero: terms.enterMoreThanZero,
    offTick: terms.priceMultipleOf,
    offStep: 'The amount must be a multiple of {{step}}.',
    belowMinimum: 'The minimum order is {{minimum}} {{asset}}.',
    belowNotional: 'The minimum order value is {{minimum}} {{asset}}.',
    aboveMaximum: 'The maximum order is {{maximum}} {{asset}}.',
    notEnough: 'This order needs {{needed}} {{asset}}, {{missing}} {{asset}} more than you have.',
    postOnlyBuy: 'For post only, the price must be below {{best}}.',
    postOnlySell: 'For post only, the price must be above {{best}}.',
  },
  notice: {
    haltedTitle: '{{market}} is halted.',
    pausedTitle: '{{market}} is paused.',
    notOpenTitle: '{{market}} is not open.',
    notOpen: 'You can cancel open orders. Your entries stay here.',
    notActiveTitle: 'This account cannot trade.',
    fillsAsks: 'Fills at the best asks.',
    fillsBids: 'Fills at the best bids.',
    rangeUp: 'Up to {{price}} for this amount.',
    rangeDown: 'Down to {{price}} for this amount.',
    rangeUpFrom: 'Up to {{price}} for this amount, {{percent}} above the last price.',
    rangeDownFrom: 'Down to {{price}} for this amount, {{percent}} below the last price.',
    thinTitle: 'Low liquidity.',
    thin: 'Only {{amount}} can be filled now, for about {{total}}; what is not filled will be cancelled.',
    crossedTitle: 'Bids and asks overlap.',
    crossed:
      'The order book is being reloaded. Until then, only limit orders that do not fill immediately can be placed.',
    /** Texts for an order that fills at once or is cancelled, judged by the current book. */
    cancelledTitle: 'Would be cancelled.',
    partlyTitle: 'Would be filled in part, then cancelled.',
    onlyBuy: 'Only {{amount}} is available at {{price}} or less.',
    onlySell: 'Only {{amount}} is wanted at {{price}} or more.',
    nothingBuy: 'Nothing is available at {{price}} or less now.',
    nothingSell: 'Nothing is wanted at {{price}} or more now.',
    staleTitle: 'Prices are not live.',
    stale: 'The fill price may differ from the prices shown.',
    farTitle: terms.farFromTheMarket,
    far: 'The price is {{percent}} away from the last price; the order would fill immediately.',
    stopBuy: 'When the price reaches {{trigger}}, buy {{amount}} at {{price}} or less.',
    stopSell: 'When the price falls to {{trigger}}, sell {{amount}} at {{price}} or more.',
    triggered: 'Trigger already reached. The order will be placed immediately.',
    reachedBuy:
      'Trigger {{trigger}} already reached: the order is placed immediately and buys {{amount}} at {{price}} or less.',
    reachedSell:
      'Trigger {{trigger}} already reached: the order is placed immediately and sells {{amount}} at {{price}} or more.',
    beyondTitle: 'Limit and trigger may be mixed up.',
    beyondBuy:
      'The limit is below the trigger: when the price rises to the trigger, the order waits below the market.',
    beyondSell:
      'The limit is above the trigger: when the price falls to the trigger, the order waits above the market.',
    oneClick: 'One-click orders are on: a press on a price in the order book sends this order.',
  },
  toast: {
    lost: 'We could not find out what became of your order',
    lostMore: 'Check your open orders before you place it again.',
    notPlaced: 'The order was not placed',
    notPlacedMore: 'The exchange could not be reached. Your entries are still there.',
  },
  /** The order once more, before it is sent. */
  review: { back: terms.back, Buy: 'Buy {{market}}, {{type}}', Sell: 'Sell {{market}}, {{type}}' },
  preferences: { title: 'Trading settings' },
  balances: {
    title: 'Available balances',
    portfolio: terms.portfolio,
  },
});

/** The same in the language around. */
export type OrderEntryWords = MessagesOf<typeof messages>;
