import { errorCodes } from '../base/errors.ts';
import { reasons } from '../base/reasons.ts';

/** Reasons for which the exchange refuses a call of its staff, by code. */
export const staffRefusals = {
  // Cases and accounts
  ...reasons(400, errorCodes.validation, {
    reasonForUserRequired: 'Enter a reason. It is shown to the user.',
    valueDecimalsExceeded: 'Enter at most two decimals.',
    screeningOpen: 'Resolve the matches of the screening first.',
    screeningConfirmed: 'A person on a sanctions list cannot be approved.',
    lastAdministrator: 'The exchange needs an administrator.',
  }),
  ...reasons(409, errorCodes.validation, {
    requestDecided: 'The request has already been decided.',
    requestApprovedOnce: '{{name}} has already approved this request, as the first of two.',
    requestApproved: '{{name}} has already approved this request.',
    requestRejected: '{{name}} has already rejected this request.',
    moreDataRequested: '{{name}} has already requested more data.',
    caseTaken: '{{name}} has this case now.',
    rolesChanged: '{{name}} has already changed these roles.',
    skillsChanged: '{{name}} has already changed these types of requests.',
    caseFileChanged: '{{name}} has already changed this. Look at it again.',
    caseReturned: 'No officer has this case now.',
    statusChanged: 'The account is now {{status}}.',
    statusChangedBy: '{{name}} has already {{action}}. The account is now {{status}}.',
    tierNotLower: 'The user is not above this tier.',
  }),
  ...reasons(403, errorCodes.forbidden, {
    secondOfficerRequired: 'You gave the first approval. Another officer must give the second.',
    caseOfAnother: 'Only {{name}} can hand this case back.',
    skillMissing: '{{name}} does not take requests of this type.',
    ownCase: 'You cannot read your own case. Another officer works on it.',
    ownAccount: 'You cannot decide on your own account.',
    ownNotes: 'The notes on your own account are for others.',
    higherRole: 'Someone with a higher role must decide on this account.',
    valuesMasked: 'Your role does not see this, and can neither sort nor filter by it.',
  }),
  ...reasons(404, errorCodes.notFound, {
    userNotFound: 'User not found.',
    matchNotFound: 'The screening does not have this match any more.',
  }),

  // Markets and assets
  ...reasons(400, errorCodes.validation, {
    reasonForMarketRequired: 'Enter a reason. It is shown in the market.',
    reasonForTrailRequired: 'Enter a reason. It is kept in the audit trail.',
    tickOutOfBounds:
      'It must be a multiple of {{step}} and at most {{most}}, a hundredth of the price.',
    stepOutOfBounds: 'It must be a multiple of {{step}}.',
    minAmountOffStep: 'The minimum amount must be above zero and a multiple of the step.',
    maxAmountOffStep: 'The maximum amount must be above zero and a multiple of the step.',
    minAmountAboveMaximum: 'The minimum amount must not exceed the maximum, {{most}}.',
    minAmountTooHigh:
      'The minimum amount must be at most {{most}} {{asset}}, a tenth of the maximum.',
    maxAmountTooHigh:
      'The maximum amount must be at most {{most}} {{asset}}, worth at most {{most}} {{currency}}.',
    minValueOutOfBounds: {
      one: 'The minimum order value must be above zero, with at most {{count}} decimal, and at most {{most}} {{asset}}, a tenth of the maximum.',
      other:
        'The minimum order value must be above zero, with at most {{count}} decimals, and at most {{most}} {{asset}}, a tenth of the maximum.',
    },
    feeOutOfBounds: {
      one: 'A fee must be from 0 to 10 %, with at most {{count}} decimal.',
      other: 'A fee must be from 0 to 10 %, with at most {{count}} decimals.',
    },
    orderTypesEmpty: 'A market must support at least one order type.',
    displayDecimalsExceeded: {
      one: '{{asset}} has {{count}} decimal.',
      other: '{{asset}} has {{count}} decimals.',
    },
  }),
  ...reasons(400, errorCodes.belowMinimum, {
    withdrawalFeeNotCovered: 'The smallest withdrawal has to be more than the fee.',
  }),
  ...reasons(400, errorCodes.aboveMaximum, {
    withdrawalFeeTooHigh: {
      one: 'The withdrawal fee must be at most {{most}} {{asset}}, {{count}} time the fee with which the asset was listed.',
      other:
        'The withdrawal fee must be at most {{most}} {{asset}}, {{count}} times the fee with which the asset was listed.',
    },
  }),
  ...reasons(409, errorCodes.validation, {
    ordersOfOneInTheWay: {
      one: '1 open order is not on the new step, placed by 1 person. They must be filled or cancelled first.',
      other:
        '{{count}} open orders are not on the new step, placed by 1 person. They must be filled or cancelled first.',
    },
    ordersInTheWay: {
      one: '1 open order is not on the new step, placed by {{people}} people. They must be filled or cancelled first.',
      other:
        '{{count}} open orders are not on the new step, placed by {{people}} people. They must be filled or cancelled first.',
    },
  }),
  ...reasons(404, errorCodes.notFound, { assetNotFound: 'Asset not found.' }),

  // Hot wallets
  ...reasons(400, errorCodes.validation, {
    walletOfAnotherAsset: 'This wallet holds {{asset}}.',
    reasonAboveCeiling:
      'The wallet would hold more than its ceiling, {{most}} {{asset}}. Enter a reason.',
  }),
  ...reasons(409, errorCodes.insufficientBalance, {
    walletTooLow: 'This wallet can send {{most}} {{asset}} at the moment.',
  }),
  ...reasons(409, errorCodes.validation, {
    aggregationOpen: 'Finish {{aggregation}} first.',
    nothingToCollect: 'There is nothing to collect.',
    aggregationNotApproved: 'It has not been approved yet.',
    aggregationApproved: '{{name}} has approved it already.',
    aggregationApprovedOnce: 'You have approved it already. It needs another administrator.',
    aggregationRejected: '{{name}} has rejected it: {{reason}}',
    aggregationWithdrawn: '{{name}} has withdrawn it.',
    aggregationWithdrawnFor: '{{name}} has withdrawn it: {{reason}}',
    aggregationExpired: 'It has expired.',
    aggregationBroadcast: 'It is on the network already.',
    aggregationOver: 'It is over.',
  }),
  ...reasons(403, errorCodes.forbidden, {
    anotherMustApprove: 'A different person must approve this.',
    administratorMustApprove: 'An administrator must approve this.',
    aggregationOwn: 'You proposed this: withdraw it instead.',
    aggregationOfAnother: '{{name}} proposed this: reject it instead.',
  }),
  ...reasons(404, errorCodes.notFound, {
    walletNotFound: 'Wallet not found.',
    aggregationNotFound: 'Aggregation not found.',
  }),

  // Saved views
  ...reasons(400, errorCodes.validation, {
    tooManyViews: 'You can keep at most this many views of a list: {{most}}. Remove one first.',
  }),
  ...reasons(409, errorCodes.validation, { viewNameTaken: 'There is a view of this name.' }),
  ...reasons(404, errorCodes.notFound, { viewNotFound: 'View not found.' }),

  // Alerts
  ...reasons(400, errorCodes.validation, {
    thresholdOutOfBounds: 'Enter a number from {{least}} to {{most}}.',
    webhookAddressRequired: 'Enter an address first.',
    webhookSecretRequired: 'Enter a secret.',
  }),
  ...reasons(409, errorCodes.validation, { alertsChanged: '{{name}} has changed this meanwhile.' }),

  // Announcements
  ...reasons(400, errorCodes.validation, { endNotAfterStart: 'Choose an end after the start.' }),
  ...reasons(409, errorCodes.validation, {
    announcementChanged: '{{name}} has changed this announcement meanwhile.',
  }),
  ...reasons(404, errorCodes.notFound, { announcementNotFound: 'Announcement not found.' }),

  // Fees
  ...reasons(400, errorCodes.validation, {
    feeStepsBase: 'The first step must be for everyone, from a volume of 0.',
    feeStepTwice: 'There is already a step for this volume and tier.',
    feeStepHigher: 'At most {{most}} %, the fee of a step that is reached earlier.',
  }),
  ...reasons(409, errorCodes.validation, {
    feesChanged: '{{name}} has already changed the fee schedule.',
    limitsChanged: '{{name}} has already changed the limits.',
  }),
  ...reasons(400, errorCodes.validation, {
    limitTiers: 'There must be limits for each tier.',
    limitDayAboveMonth: 'A day cannot allow more than its month.',
    limitBelowLowerTier: 'At least {{least}}, as in the tier below.',
  }),

  // Keys
  ...reasons(400, errorCodes.validation, {
    addressRangeInvalid: '{{range}} is not a valid address range.',
    expiryPast: 'Choose a date in the future.',
  }),
  ...reasons(409, errorCodes.validation, {
    keyRevoked: 'This key has already been revoked.',
    keyApproved: 'This key waits for no approval.',
  }),
  ...reasons(409, errorCodes.aboveMaximum, {
    tooManyKeys: {
      one: 'There is {{count}} key, which is the maximum. Revoke one first.',
      other: 'There are {{count}} keys, which is the maximum. Revoke one first.',
    },
  }),
  ...reasons(404, errorCodes.notFound, { keyNotFound: 'Key not found.' }),
};
