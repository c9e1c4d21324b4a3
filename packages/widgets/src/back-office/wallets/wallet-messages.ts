import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the page of hot wallets. */
export const walletMessages = defineMessages('officeWallets', {
  title: terms.wallets,
  list: 'Hot wallets',
  count_one: '{{count}} hot wallet',
  count_other: '{{count}} hot wallets',
  wallet: 'Hot wallet',
  address: 'Main address',
  balance: terms.balance,
  /** Column head: balance as a part of the ceiling. */
  ceiling: 'Share of its ceiling',
  percent: terms.percent,
  /** State: funds are being brought together. */
  collecting: 'Collecting',
  /** Network of a wallet, and number of deposit addresses whose balance waits to be collected. */
  on: '{{network}}, to collect: {{count}}',
  open: terms.openNamed,
  /** Fullness of a wallet, after the percentage, for screen readers. */
  fullness: {
    normal: '',
    under: 'Below its floor',
    high: 'Near its ceiling',
    over: 'Above its ceiling',
  },
  /** Title of a filtered list without entries. */
  calm: 'No wallet needs attention',
  everything: terms.everything,
  needsAttention: terms.needsAttention,
  reserves: terms.reserves,
  coldStorage: terms.coldStorage,
  under:
    'This wallet holds less than it should. Withdrawals may have to wait until more is collected.',
  /** Least balance, wanted balance, and most balance of a hot wallet. */
  bounds: 'Floor, target and ceiling',
  boundsOf: '{{balance}}: floor {{floor}}, target {{target}}, ceiling {{ceiling}}',
  /** Noun: least balance that a wallet is to have. */
  floor: 'Floor',
  /** Noun: balance that a wallet is to have. */
  target: 'Target',
  /** Noun: highest balance that a wallet is to have. */
  ceilingName: 'Ceiling',
  balanceHistory: {
    title: terms.balance,
    /** Noun: span of time. */
    days: 'Period',
    week: terms.days7,
    month: '30 days',
    chart_one: 'Balance of {{name}}, {{count}} day',
    chart_other: 'Balance of {{name}}, {{count}} days',
    table: 'Changes of the balance',
    show: 'Show changes',
    hide: 'Hide changes',
    time: terms.time,
    /** Column head: reason of the change, such as “Deposit”. */
    what: terms.kind,
    /** Column head: amount by which the balance changed. */
    amount: terms.changeOfValue,
    balance: terms.balance,
    kind: {
      Deposit: terms.deposit,
      Withdrawal: terms.withdrawal,
      /** Type of change: funds were brought together. */
      Aggregation: 'Collected',
      ToCold: terms.toColdStorage,
      FromCold: terms.fromColdStorage,
      Unknown: terms.changeOfValue,
    },
    none: 'Nothing has changed in this time.',
    more_one: 'Only the latest change is shown.',
    more_other: 'Only the latest {{count}} changes are shown.',
    error: 'The history could not be loaded',
    stale: 'The history may be out of date. It could not be refreshed.',
  },
  high: 'This wallet is near its ceiling. Collecting adds to the balance.',
  over: 'This wallet holds more than it should. Collecting adds to the balance.',
  back: 'All wallets',
  noWallet: 'There is no such wallet',
  noWalletText: terms.addressOutOfDate,
  /** `{{name}}` is the label of a value, or a short address. */
  copy: terms.copyNamed,
  loading: 'Loading the wallets',
  error: 'The wallets could not be loaded',
  stale: terms.notRefreshed,
  empty: 'There are no hot wallets',
  detailsError: 'The addresses of this wallet could not be loaded',
  /** States of a collection into a wallet. */
  state: {
    Proposed: 'To approve',
    Approved: 'To broadcast',
    Broadcast: 'On the network',
    Confirmed: terms.confirmed,
    PartlyFailed: 'Partly failed',
    Failed: terms.failed,
    Expired: terms.expired,
    Rejected: terms.rejected,
    Withdrawn: terms.proposalWithdrawn,
    Unknown: terms.unknown,
  },
});

/** Texts about collecting deposit addresses into a hot wallet. */
export const aggregationMessages = defineMessages('aggregation', {
  title: 'Collect into {{name}}',
  steps: 'Steps of {{token}}',
  proposed: terms.proposed,
  /** Steps that are still to be done, and “Approved” for one that is done. A broadcast sends a transfer to its network. */
  approve: terms.approve,
  approved: terms.approved,
  broadcast: terms.broadcast,
  confirmation: 'Confirmation',
  /** Under “Proposed”: who did it, and when. */
  by: '{{name}}, {{time}}',
  /** Under “Approve”: who may do it, and the latest time for it. */
  another: 'Another person than {{name}}, until {{time}}',
  /** Under “Broadcast”: who does it, and the latest time for it. */
  afterApproval: 'An administrator, after the approval',
  untilThen: 'An administrator, until {{time}}',
  /** Under “Confirmation”: who confirmed. */
  byNetwork: 'The network',
  arrives: 'Arrives in the hot wallet',
  /** Column head: wallets from which funds are collected. */
  from: 'From',
  addresses_one: terms.addresses_one,
  addresses_other: terms.addresses_other,
  to: terms.recipient,
  fee: 'Network fee, at most',
  /** Label, before an address and its balance. */
  sponsor: 'Fee is paid by',
  /** Amount that stays in a wallet. */
  left: 'Balance: {{balance}}',
  sponsorFailed: 'Not known: it could not be loaded',
  short:
    'The balance of the payer does not cover the fee: some addresses would not be collected. Add to it before anything is broadcast.',
  transaction: terms.transaction,
  sources: 'Largest sources',
  source: terms.address,
  /** Column heads, with the symbol of the asset. */
  sourceBalance: 'Balance, {{asset}}',
  sourceFee: 'Fee, {{asset}}',
  /** While the asset of the fee is not known. */
  sourceFeeOnly: terms.fee,
  others_one: '{{count}} other address',
  others_other: '{{count}} other addresses',
  all: terms.showAll,
  separate:
    'A transfer on the network cannot be taken back. Approving does not send anything: broadcasting is a separate step.',
  matches: 'Destination and amount match the proposal {{token}}',
  approveAct: 'Approve {{amount}}',
  approveSure: 'Approve {{token}}?',
  approveSureText_one:
    'Amount: {{amount}}, from {{count}} address to {{address}}. Nothing is sent yet; an administrator broadcasts it.',
  approveSureText_other:
    'Amount: {{amount}}, from {{count}} addresses to {{address}}. Nothing is sent yet; an administrator broadcasts it.',
  broadcastAct: 'Broadcast {{amount}}',
  broadcastSure: 'Send {{token}} to the network?',
  broadcastSureText:
    'Amount: {{amount}}, to {{address}}. A transfer on the network cannot be taken back.',
  cancel: terms.goBack,
  ownProposal: 'You proposed this. Another person has to approve it.',
  waitsForAdmin: 'It is approved. An administrator broadcasts it.',
  onNetwork:
    'It is sent, and waits for the network. Nothing else of this wallet can be collected until it is confirmed.',
  /** Shown in place of `onNetwork` for a transfer to or from cold storage. */
  moveOnNetwork: 'It is sent, and waits for the network.',
  /** Moves to and from cold storage. */
  byAdministrators: 'Administrators propose and approve this.',
  approvedOnce: 'You have approved it. It needs another administrator.',
  approvals: 'Approvals: {{given}} of {{needed}}',
  amount: terms.amount,
  enterAnAmount: terms.enterAnAmount,
  /** Under the amount: what brings the balance back to its target. */
  toTarget: 'Back to the target: {{amount}}',
  /** Verb, on a button. */
  proposeMove: terms.propose,
  aboveCeiling: 'This would lift the wallet above its ceiling.',
  propose: 'Propose to collect',
  proposeTitle: 'Waiting to be collected',
  what: 'What to collect',
  whatAll: 'Everything on its addresses',
  whatToken: 'Only {{asset}}',
  proposeText: 'Another person approves it. Nothing moves before that.',
  proposeSure: 'Propose to collect {{amount}}?',
  proposeSureText_one:
    'From {{count}} address into {{name}}. Nothing moves before another person has approved it.',
  proposeSureText_other:
    'From {{count}} addresses into {{name}}. Nothing moves before another person has approved it.',
  proposeByAdmin: 'An administrator proposes to collect them.',
  nothing: 'Nothing waits on deposit addresses of this wallet.',
  /** Heading over earlier collections. */
  history: 'Earlier',
  historyEmpty: 'Nothing has been collected yet.',
  people: 'Proposed by {{proposer}}, approved by {{approver}}',
  proposer: 'Proposed by {{proposer}}, not approved',
  ended: {
    expired: '{{token}} was not approved in time and expired. Nothing was sent.',
    expiredApproved:
      '{{token}} was approved, but not broadcast in time, and expired. Nothing was sent.',
    rejected: '{{token}} was rejected. Nothing was sent.',
    rejectedBy: '{{name}} rejected {{token}}. Nothing was sent.',
    withdrawn: '{{name}} withdrew {{token}}. Nothing was sent.',
    failed:
      '{{token}} failed: the network accepted none of its transfers. Everything is still on the deposit addresses.',
    failedMove:
      '{{token}} failed: the network did not accept it. The amount is back in its wallet.',
    partlyFailed:
      '{{token}} was collected only in part. Arrived: {{collected}}. Addresses collected: {{confirmed}}, failed: {{failed}}. Those that failed still hold their balance.',
    why: 'Reason: {{reason}}',
    rest: 'What is left can be proposed again: it is listed here.',
    rejectedSent:
      '{{token}} was broadcast, and the network rejected it. What it did not move is still on the deposit addresses.',
    again: 'It can be proposed again.',
  },
  sourceState: terms.state,
  sourceStates: {
    Pending: terms.waiting,
    /** State of funds: they arrived. */
    Confirmed: 'Arrived',
    Failed: terms.failed,
    Unknown: terms.unknown,
  },
  /** Addresses whose transfer arrived, of all. */
  progress: 'Arrived: {{confirmed}} of {{count}}',
  progressFailed: 'Arrived: {{confirmed}} of {{count}}. Failed: {{failed}}.',
  end: {
    reject: terms.reject,
    withdraw: 'Withdraw the proposal',
    rejectTitle: 'Reject {{token}}?',
    withdrawTitle: 'Withdraw {{token}}?',
    rejectText: 'Nothing is sent. {{name}} sees your reason, and what waits can be proposed again.',
    withdrawText: 'Nothing is sent, and what waits can be proposed again.',
    reason: terms.reason,
    reasonHint: 'Kept in the audit trail.',
    reasonMissing: terms.enterAReason,
    cancel: terms.goBack,
  },
  done: {
    reject: '{{token}} is rejected',
    withdraw: '{{token}} is withdrawn',
    propose: 'Proposed. Another person has to approve it.',
    approve: '{{token}} is approved',
    broadcast: '{{token}} is on its way',
  },
});
