// @where Widgets: texts that are shared with an invitation
import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

export const messages = defineMessages('referrals', {
  title: terms.referrals,
  lead: 'You get {{share}} of the fees that your friends pay, and they get {{discount}} of theirs back, in {{asset}}.',
  leadPlain: 'Invite friends, follow what that earns, and claim it.',
  failed: 'Your invitations could not be loaded',
  loading: 'Loading your invitations',
  stale: 'These figures may be out of date.',
  signedOut: 'Sign in to invite friends',
  signedOutMore: 'Your code, your friends and your rewards are shown here.',
  notActive: 'Referrals are not available for your account',
  unverified: 'You can invite friends and claim rewards when your identity is verified.',
  verify: terms.verifyYourIdentity,
  remembered: 'Your invitation is remembered',
  rememberedMore:
    'The code {{code}} counts when you complete the first verification. You do not have to enter it.',
  hidden: terms.hidden,
  hide: 'Hide amounts',
  show: 'Show amounts',
  figures: {
    title: 'Your referrals in figures',
    /** Number of friends who were invited. */
    invited: 'Invited',
    /** Number of friends whose identity is verified. */
    verified: 'Verified',
    earned: 'Earned in total',
    /** Amount that waits for a condition. */
    pending: 'Pending',
    claimable: 'To claim',
  },
  invitation: {
    title: 'Your invitation',
    qr: 'QR code of your invitation link',
    /** Noun: what a friend enters. */
    code: 'Code',
    link: 'Link',
    copyCode: 'Copy code',
    copyLink: 'Copy link',
    mail: 'Send by e-mail',
    counts:
      'The code counts for who signs in with it for the first time, and is remembered until they are verified.',
  },
  /** Text that is sent along with the link. */
  share: {
    title: 'An invitation to trade',
    short: 'I trade here. With my invitation you get {{discount}} of your fees back: {{link}}',
    long: 'Hello! I trade crypto and digital commodities here. If you sign in for the first time with my link, you get {{discount}} of your trading fees back: {{link}} If the link does not work, my code is {{code}}.',
  },
  terms: {
    title: 'How it works',
    invite: 'Send your link. Whoever signs in with it for the first time is your friend here.',
    bonus: 'When they complete the first verification, you get {{bonus}}.',
    fees: 'You get {{share}} of the fee of each of their trades, and they get {{discount}} of it back. It counts at its worth in that moment.',
    payout: 'What you earn is pending until it comes to {{amount}}. Then it is a reward to claim.',
    claim:
      'A claim moves a reward to your portfolio. It costs nothing and has no deadline; transaction fees apply on withdrawal.',
    once: 'Nobody can invite themselves, and the first invitation of a person is the one that counts.',
    rebate: 'You came by an invitation yourself. Of your own fees you got back so far:',
  },
  rewards: {
    title: terms.rewards,
    about: 'A claim moves the amount to your portfolio',
    failed: 'Your rewards could not be loaded',
    loading: 'Loading your rewards',
    OrderPhase: 'Tokens of the initial order phase',
    Referral: 'Earned by invitations',
    Unknown: terms.reward,
    since: terms.sinceDate,
    /** Verb on a button: collects a reward that is ready. */
    claim: 'Claim',
    claimOf: 'Claim {{amount}}',
    /** State of a reward: collected. */
    claimed: 'Claimed',
    claimedOn: 'Claimed on {{date}}',
    pending: 'Earned since the last reward',
    toGo: '{{amount}} more until it is paid out',
    progress: '{{amount}} of {{of}}',
    progressHidden: 'Progress to the next reward',
    empty: terms.noRewardsYet,
    emptyMore: 'What your invitations earn stands here when it can be claimed.',
  },
  earnings: {
    title: 'Earnings',
    name: 'Earned in total, {{range}}',
    failed: 'Your earnings over time could not be loaded',
    loading: 'Loading your earnings over time',
    /** The chart in one sentence. */
    words: '{{amount}} earned, {{range}}.',
    nothing: 'Nothing was earned, {{range}}.',
    wordsHidden: 'Amounts are hidden.',
    empty: 'No earnings yet',
    emptyMore: 'They begin with the first friend who completes the verification.',
  },
  friends: {
    title: 'Friends',
    failed: 'Your friends could not be loaded',
    loading: 'Loading your friends',
    friend: 'Friend',
    /** Column head: day on which a friend signed up. */
    joined: 'Joined',
    state: terms.state,
    earned: 'You earned, {{asset}}',
    earnedShort: 'You earned',
    SignedUp: 'Signed up',
    /** State of one friend: identity verified. */
    Verified: 'Verified',
    /** State of one friend: trades. */
    Trading: 'Trading',
    /** State of one friend: has signed up. */
    Unknown: 'Joined',
    /** Next event of each state. */
    next: {
      SignedUp: 'Earns when verified',
      Verified: terms.earnsWithEachTrade,
      Trading: terms.earnsWithEachTrade,
      Unknown: '',
    },
    empty: 'Nobody has come by your invitation yet',
    emptyMore: 'Send one of these to somebody who would like it here:',
    copyText: 'Copy this text',
  },
});
export type ReferralWords = MessagesOf<typeof messages>;
