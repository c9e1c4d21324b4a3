import type { NewOrder } from '../../contract/core.ts';
import { quote } from '../../contract/testing/sample-quote.ts';
import { HeldQuote, momentNow } from '../../trading/held-quote.ts';
import * as hooks from '../index.ts';
import type { CallName } from '../cache/keys.ts';

/* The hooks of the client by the call that they make. Every id in a path is `1`. */

/** Common result of all reading hooks. */
interface Read {
  data?: unknown;
  error?: unknown;
  isLoading: boolean;
  mutate: () => Promise<unknown>;
}

const steps = [{ tier: 'Tier0' as const, volume: '0', makerFee: '0', takerFee: '0' }];
const noLimits = { withdrawPerDay: null, withdrawPerMonth: null, rampPerDay: null };
const limitSteps = [{ tier: 'Tier0' as const, ...noLimits }];

const table = <Name extends CallName>(hooksByCall: Record<Name, () => Read>) => hooksByCall;

/** Held for longer than the tests take. */
const price = new HeldQuote({ ...quote, expiresAt: '2026-11-21T11:30:00.000Z' }, momentNow());

/** Every hook that reads, with an input that makes it ask. */
export const reads = table({
  'account.currentSignIn': () => hooks.useCurrentSignIn(),
  'account.profile': () => hooks.useProfile(),
  'account.settings': () => hooks.useSettings(),
  'account.userInformation': () => hooks.useUserInformation(),
  'addressBook.entry': () => hooks.useAddress('1'),
  'addressBook.list': () => hooks.useAddressBook(),
  'addressBook.transfers': () => hooks.useAddressTransfers('1'),
  'announcements.list': () => hooks.useAnnouncements(),
  'apiKeys.list': () => hooks.useOwnApiKeys(),
  'backOfficeAlerts.read': () => hooks.useAlerts(),
  'backOfficeAnnouncements.details': () => hooks.useStaffAnnouncement('1'),
  'backOfficeAnnouncements.list': () => hooks.useStaffAnnouncements(),
  'backOfficeApiKeys.list': () => hooks.useApiKeys(),
  'backOfficeAudit.check': () => hooks.useAuditCheck(0),
  'backOfficeAudit.list': () => hooks.useAudit(),
  'backOfficeCaseFile.read': () => hooks.useCaseFile('1'),
  'backOfficeCompliance.details': () => hooks.useComplianceDetails('1'),
  'backOfficeCompliance.notes': () => hooks.useStaffNotes({ userId: '1' }),
  'backOfficeCompliance.officers': () => hooks.useOfficerLoads(),
  'backOfficeCompliance.queue': () => hooks.useComplianceQueue(),
  'backOfficeFees.effect': () => hooks.useFeeEffect({ steps }),
  'backOfficeFees.read': () => hooks.useFeeSchedules(),
  'backOfficeLimits.effect': () => hooks.useLimitEffect({ steps: limitSteps }),
  'backOfficeLimits.read': () => hooks.useLimitSchedules(),
  'backOfficeOverview.read': () => hooks.useOverview('CHF'),
  'backOfficeStaff.details': () => hooks.useStaffMember('1'),
  'backOfficeStaff.list': () => hooks.useStaff(),
  'backOfficeTrading.orders': () => hooks.useStaffOrders(),
  'backOfficeTrading.transfers': () => hooks.useStaffTransfers(),
  'backOfficeUsers.addresses': () => hooks.useUserAddresses('1'),
  'backOfficeUsers.details': () => hooks.useUserDetails('1'),
  'backOfficeUsers.documents': () => hooks.useUserDocuments('1'),
  'backOfficeUsers.list': () => hooks.useUsers(),
  'backOfficeUsers.orders': () => hooks.useUserOrders({ userId: '1' }),
  'backOfficeUsers.portfolio': () => hooks.useUserPortfolio('1'),
  'backOfficeUsers.transfers': () => hooks.useUserTransfers({ userId: '1' }),
  'backOfficeViews.list': () => hooks.useSavedViews({}),
  'backOfficeWallets.balances': () => hooks.useWalletBalances('1'),
  'backOfficeWallets.cold': () => hooks.useColdWallets(),
  'backOfficeWallets.reserveHistory': () => hooks.useReserveHistory('1', 30),
  'backOfficeWallets.reserves': () => hooks.useReserves(),
  'backOfficeWallets.history': () => hooks.useWalletHistory('1', 7),
  'backOfficeWallets.hot': () => hooks.useHotWallets(),
  'backOfficeWallets.sponsor': () => hooks.useWalletSponsor('1'),
  'backOfficeWithdrawals.details': () => hooks.useHeldWithdrawal('1'),
  'backOfficeWithdrawals.list': () => hooks.useHeldWithdrawals(),
  'compliance.active': () => hooks.useComplianceRequest(),
  'compliance.nextStep': () => hooks.useNextStep(),
  'compliance.previousStep': () => hooks.usePreviousStep({ before: 'Industry' }),
  'fees.standing': () => hooks.useFeeStanding(),
  'files.list': () => hooks.useOwnDocuments(),
  'history.balances': () => hooks.useBalancesBefore('2026-11-01T00:00:00.000Z'),
  'history.ledger': () => hooks.useLedger(),
  'history.trades': () => hooks.useOwnTrades(),
  'inbox.list': () => hooks.useInbox(),
  'inbox.unread': () => hooks.useInboxUnread(),
  'info.exchange': () => hooks.useExchangeInfo(),
  'kyc.formA': () => hooks.useFormA(),
  'marketData.assets': () => hooks.useAssets(),
  'marketData.history': () => hooks.useHistory({ id: '1', resolution: '1h' }),
  'marketData.instruments': () => hooks.useInstruments(),
  'marketData.trends': () => hooks.useTrends('CHF'),
  'portfolio.history': () => hooks.usePortfolioHistory('1M'),
  'portfolio.overview': () => hooks.usePortfolio(),
  'priceAlerts.list': () => hooks.usePriceAlertList(),
  'ramp.assets': () => hooks.useRampAssets(),
  'ramp.callback': () => hooks.useRampOrders(),
  'ramp.countries': () => hooks.useRampCountries(),
  'ramp.limits': () => hooks.useRampLimits(),
  'ramp.paymentMethods': () => hooks.useRampPaymentMethods({ country: 'CH', currency: 'CHF' }),
  'ramp.quotes': () =>
    hooks.useRampQuotes({
      side: 'Buy',
      country: 'CH',
      currency: 'CHF',
      asset: 'BTC',
      paymentMethod: 'card',
      fiatAmount: '100',
    }),
  'referral.overview': () => hooks.useReferral(),
  'referral.status': () => hooks.useReferredFriends(),
  'referral.earnings': () => hooks.useReferralEarnings('1M'),
  'rewards.list': () => hooks.useRewards(),
  'swap.quote': () => {
    const wanted = { fromAsset: 'BTC', toAsset: 'ETH', fromAmount: '1' };
    const { held, error, isAsking, renew } = hooks.useHeldQuote(wanted, 0);
    return { data: held?.quote, error, isLoading: isAsking && !held, mutate: renew };
  },
  'signIns.history': () => hooks.useSignInHistory(),
  'signIns.list': () => hooks.useSignIns(),
  'swap.recent': () => hooks.useSwaps(),
  'trading.openOrders': () => hooks.useOpenOrders(),
  'trading.orderHistory': () => hooks.useOrderHistory(),
  'wallet.checkAllowance': () =>
    hooks.useAllowance({ asset: 'BTC', network: 'bitcoin', address: 'bc1qaddress' }),
  'wallet.limits': () => hooks.useWithdrawalLimits(),
  'wallet.networks': () => hooks.useNetworks(),
  'wallet.transfers': () => hooks.useTransfers(),
});

type ReadName = keyof typeof reads;

interface Writing {
  use: () => { run: () => Promise<unknown> };
  /** Reads that are loaded again afterwards. */
  changes: ReadName[];
}
const entry = <W extends hooks.CommandState>(
  useWriting: () => W,
  run: (write: W) => Promise<unknown>,
  ...changes: ReadName[]
): Writing => ({
  changes,
  use: () => {
    const write = useWriting();
    return { ...write, run: () => run(write) };
  },
});

const order: NewOrder = { market: '1', side: 'Buy', type: 'Limit', price: '10', amount: '1' };
const orders: ReadName[] = ['trading.openOrders', 'trading.orderHistory', 'portfolio.overview'];
const addresses: ReadName[] = ['addressBook.list', 'addressBook.entry', 'wallet.checkAllowance'];
const inbox: ReadName[] = ['inbox.list', 'inbox.unread'];
const signIns: ReadName[] = ['signIns.list', 'signIns.history'];
const cases: ReadName[] = [
  'backOfficeCompliance.queue',
  'backOfficeCompliance.details',
  'backOfficeCompliance.officers',
  'backOfficeUsers.list',
  'backOfficeUsers.details',
  'backOfficeAudit.list',
];
const caseFiles: ReadName[] = [
  'backOfficeCaseFile.read',
  'backOfficeCompliance.details',
  'backOfficeAudit.list',
];
const announcements: ReadName[] = [
  'backOfficeAnnouncements.list',
  'backOfficeAnnouncements.details',
];
const withdrawals: ReadName[] = [
  'backOfficeWithdrawals.list',
  'backOfficeWithdrawals.details',
  'backOfficeTrading.transfers',
];
const staff: ReadName[] = ['backOfficeStaff.list', 'backOfficeStaff.details'];
const feeReads: ReadName[] = ['backOfficeFees.read', 'backOfficeFees.effect'];
const limitReads: ReadName[] = ['backOfficeLimits.read', 'backOfficeLimits.effect'];
const wallets: ReadName[] = [
  'backOfficeWallets.hot',
  'backOfficeWallets.balances',
  'backOfficeWallets.sponsor',
  'backOfficeWallets.history',
  'backOfficeWallets.cold',
  'backOfficeWallets.reserves',
  'backOfficeWallets.reserveHistory',
];
const comment = 'as discussed';
const file = new Blob(['%PDF']);

/** Every hook that changes something, and what the change makes old. */
export const writes: Record<string, Writing> = {
  'account.changeSetting': entry(
    hooks.useChangeCurrency,
    (w) => w.changeCurrency('CHF'),
    'portfolio.overview',
  ),
  'account.changeUserInformation': entry(
    hooks.useChangeUserInformation,
    (w) => w.changeUserInformation({ displayName: 'Ann' }),
    'account.userInformation',
  ),
  'account.clearSetting': entry(
    hooks.useClearSetting,
    (w) => w.clearSetting({ type: 'current-currency' }),
    'account.settings',
    'portfolio.overview',
  ),
  'inbox.clear': entry(hooks.useClearInbox, (w) => w.clearInbox({}), ...inbox),
  'inbox.markRead': entry(hooks.useMarkInboxRead, (w) => w.markInboxRead({}), ...inbox),
  'signIns.end': entry(hooks.useEndSignIn, (w) => w.endSignIn({ signInId: '1' }), ...signIns),
  'signIns.endOthers': entry(hooks.useEndOtherSignIns, (w) => w.endOtherSignIns({}), ...signIns),
  'account.endSignIns': entry(hooks.useEndSignIns, (w) => w.endSignIns({})),
  'addressBook.create': entry(
    hooks.useCreateAddress,
    (w) => w.createAddress({ name: 'Ledger', asset: 'BTC', network: 'b', address: 'bc1qaddress' }),
    ...addresses,
  ),
  'addressBook.import': entry(
    hooks.useImportAddresses,
    (w) =>
      w.importAddresses({
        entries: [{ name: 'Ledger', asset: 'BTC', network: 'b', address: 'bc1qaddress' }],
      }),
    ...addresses,
  ),
  'addressBook.remove': entry(
    hooks.useRemoveAddress,
    (w) => w.removeAddress({ id: '1' }),
    ...addresses,
  ),
  'addressBook.rename': entry(
    hooks.useRenameAddress,
    (w) => w.renameAddress({ id: '1', name: 'Cold' }),
    ...addresses,
  ),
  'apiKeys.create': entry(
    hooks.useCreateOwnApiKey,
    (w) => w.createApiKey({ name: 'Bot', permissions: ['Read'] }),
    'apiKeys.list',
  ),
  'apiKeys.rotate': entry(
    hooks.useRotateOwnApiKey,
    (w) => w.rotateApiKey({ id: '1' }),
    'apiKeys.list',
  ),
  'apiKeys.revoke': entry(
    hooks.useRevokeOwnApiKey,
    (w) => w.revokeApiKey({ id: '1' }),
    'apiKeys.list',
  ),
  'backOfficeAlerts.changeRule': entry(
    hooks.useChangeAlertRule,
    (w) =>
      w.changeAlertRule({
        rule: 'WalletLow',
        isOn: true,
        threshold: 100,
        seenVersion: 0,
        reason: 'A test.',
      }),
    'backOfficeAlerts.read',
  ),
  'backOfficeAlerts.changeWebhook': entry(
    hooks.useChangeWebhook,
    (w) => w.changeWebhook({ address: null, seenVersion: 0, reason: 'A test.' }),
    'backOfficeAlerts.read',
  ),
  'backOfficeAlerts.testWebhook': entry(
    hooks.useTestWebhook,
    (w) => w.testWebhook(),
    'backOfficeAlerts.read',
  ),
  'backOfficeAnnouncements.publish': entry(
    hooks.usePublishAnnouncement,
    (w) =>
      w.publishAnnouncement({
        id: '1',
        seenVersion: 0,
        type: 'Board',
        description: 'News',
        translations: [],
        link: null,
        releasesAt: '2026-11-20T11:30:00.000Z',
        expiresAt: '2026-11-21T11:30:00.000Z',
        tiers: null,
        countries: null,
        brands: null,
      }),
    ...announcements,
  ),
  'backOfficeAnnouncements.withdraw': entry(
    hooks.useWithdrawAnnouncement,
    (w) => w.withdrawAnnouncement({ id: '1', seenVersion: 1 }),
    ...announcements,
  ),
  'backOfficeApiKeys.approve': entry(
    hooks.useApproveApiKey,
    (w) => w.approveApiKey({ id: '1' }),
    'backOfficeApiKeys.list',
  ),
  'backOfficeApiKeys.rotate': entry(
    hooks.useRotateApiKey,
    (w) => w.rotateApiKey({ id: '1' }),
    'backOfficeApiKeys.list',
  ),
  'backOfficeApiKeys.create': entry(
    hooks.useCreateApiKey,
    (w) => w.createApiKey({ name: 'Bot', permissions: ['Read'] }),
    'backOfficeApiKeys.list',
  ),
  'backOfficeApiKeys.revoke': entry(
    hooks.useRevokeApiKey,
    (w) => w.revokeApiKey({ id: '1' }),
    'backOfficeApiKeys.list',
  ),
  'backOfficeCaseFile.screen': entry(
    hooks.useScreen,
    (w) => w.screen({ userId: '1' }),
    ...caseFiles,
  ),
  'backOfficeCaseFile.resolveMatch': entry(
    hooks.useResolveMatch,
    (w) =>
      w.resolveMatch({ userId: '1', matchId: '1', outcome: 'TrueMatch', comment, seenAt: null }),
    ...caseFiles,
  ),
  'backOfficeCaseFile.judgeDocument': entry(
    hooks.useJudgeDocument,
    (w) => w.judgeDocument({ userId: '1', fileId: '1', verdict: 'Accepted', seenAt: null }),
    ...caseFiles,
  ),
  'backOfficeCaseFile.confirmPoint': entry(
    hooks.useConfirmPoint,
    (w) =>
      w.confirmPoint({ requestId: '1', point: 'NameMatches', isConfirmed: true, seenAt: null }),
    ...caseFiles,
  ),
  'backOfficeCompliance.addNote': entry(
    hooks.useAddNote,
    (w) => w.addNote({ userId: '1', text: 'Called.' }),
    'backOfficeCompliance.notes',
    'backOfficeCompliance.details',
    'backOfficeAudit.list',
  ),
  'backOfficeCompliance.assign': entry(
    hooks.useAssignRequest,
    (w) => w.assignRequest({ requestId: '1', to: 'Me', seenAssigneeId: null }),
    ...cases,
  ),
  'backOfficeCompliance.assignMany': entry(
    hooks.useAssignCases,
    (w) => w.assignCases({ cases: [{ requestId: '1', to: null, seenAssigneeId: '2' }] }),
    ...cases,
  ),
  'backOfficeCompliance.takeNext': entry(hooks.useTakeNextCase, (w) => w.takeNextCase(), ...cases),
  'backOfficeCompliance.changeUserStatus': entry(
    hooks.useChangeAccountStatus,
    (w) => w.changeAccountStatus({ userId: '1', status: 'Frozen', comment, seenStatus: 'Active' }),
    ...cases,
  ),
  'backOfficeCompliance.invalidateAddress': entry(
    hooks.useInvalidateAddress,
    (w) => w.invalidateAddress({ addressId: '1', comment }),
    'backOfficeCompliance.details',
    'backOfficeUsers.addresses',
    'backOfficeAudit.list',
  ),
  'backOfficeCompliance.acceptAddress': entry(
    hooks.useAcceptAddress,
    (w) => w.acceptAddress({ addressId: '1', comment }),
    'backOfficeCompliance.details',
    'backOfficeUsers.addresses',
    'backOfficeAudit.list',
  ),
  'backOfficeCompliance.blockAddress': entry(
    hooks.useBlockAddress,
    (w) => w.blockAddress({ addressId: '1', comment }),
    'backOfficeCompliance.details',
    'backOfficeUsers.addresses',
    'backOfficeAudit.list',
  ),
  'backOfficeCompliance.liftAddress': entry(
    hooks.useLiftAddress,
    (w) => w.liftAddress({ addressId: '1', comment }),
    'backOfficeCompliance.details',
    'backOfficeUsers.addresses',
    'backOfficeAudit.list',
  ),
  'backOfficeCompliance.resolve': entry(
    hooks.useResolveRequest,
    (w) =>
      w.resolveRequest({
        requestId: '1',
        decision: 'Approve',
        seenDecidedAt: null,
        seenApprovalAt: null,
      }),
    ...cases,
  ),
  'backOfficeTrading.cancelOrder': entry(
    hooks.useCancelUserOrder,
    (w) => w.cancelUserOrder({ id: '1' }),
    'backOfficeTrading.orders',
    'backOfficeUsers.orders',
  ),
  'backOfficeTrading.updateAsset': entry(
    hooks.useUpdateAsset,
    (w) => w.updateAsset({ id: '1', depositEnabled: false, reason: comment }),
    'marketData.assets',
    'wallet.networks',
  ),
  'backOfficeTrading.updateMarket': entry(
    hooks.useUpdateMarket,
    (w) => w.updateMarket({ id: '1', status: 'Halted', reason: comment }),
    'marketData.instruments',
  ),
  'backOfficeStaff.changeRoles': entry(
    hooks.useChangeRoles,
    (w) => w.changeRoles({ id: '1', seenVersion: 0, roles: ['support'], reason: 'New desk' }),
    ...staff,
  ),
  'backOfficeStaff.changeSkills': entry(
    hooks.useChangeSkills,
    (w) => w.changeSkills({ id: '1', skills: ['Downgrade'], seen: [] }),
    ...staff,
    'backOfficeCompliance.officers',
  ),
  'backOfficeStaff.endSignIns': entry(
    hooks.useEndStaffSignIns,
    (w) => w.endStaffSignIns({ id: '1' }),
    ...staff,
  ),
  'backOfficeStaff.invite': entry(
    hooks.useInviteStaff,
    (w) =>
      w.inviteStaff({
        email: 'ada@agio.test',
        name: 'Ada',
        roles: ['support'],
        reason: 'New desk',
      }),
    ...staff,
  ),
  'backOfficeStaff.resolve': entry(
    hooks.useResolveRoles,
    (w) => w.resolveRoles({ id: '1', seenVersion: 0, decision: 'Approve' }),
    ...staff,
  ),
  'backOfficeFees.propose': entry(
    hooks.useProposeFees,
    (w) => w.proposeFees({ seenVersion: 0, steps, startsAt: null, reason: comment }),
    ...feeReads,
  ),
  'backOfficeFees.resolve': entry(
    hooks.useResolveFees,
    (w) => w.resolveFees({ seenVersion: 0, decision: 'Approve' }),
    ...feeReads,
  ),
  'backOfficeLimits.propose': entry(
    hooks.useProposeLimits,
    (w) => w.proposeLimits({ seenVersion: 0, steps: limitSteps, startsAt: null, reason: comment }),
    ...limitReads,
  ),
  'backOfficeLimits.resolve': entry(
    hooks.useResolveLimits,
    (w) => w.resolveLimits({ seenVersion: 0, decision: 'Approve' }),
    ...limitReads,
  ),
  'backOfficeUsers.changeStatus': entry(
    hooks.useChangeUserStatus,
    (w) => w.changeUserStatus({ userId: '1', status: 'Active', comment, seenStatus: 'Frozen' }),
    ...cases,
  ),
  'backOfficeUsers.downgrade': entry(
    hooks.useDowngradeUser,
    (w) => w.downgradeUser({ userId: '1', tier: 'Tier1', comment }),
    ...cases,
  ),
  'backOfficeViews.remove': entry(
    hooks.useRemoveView,
    (w) => w.removeView({ id: '1' }),
    'backOfficeViews.list',
  ),
  'backOfficeViews.save': entry(
    hooks.useSaveView,
    (w) => w.saveView({ id: '1', list: 'orders', name: 'Open', query: '', isShared: false }),
    'backOfficeViews.list',
  ),
  'backOfficeWallets.approve': entry(
    hooks.useApproveAggregation,
    (w) => w.approveAggregation({ token: '1' }),
    ...wallets,
  ),
  'backOfficeWallets.proposeMove': entry(
    hooks.useProposeTreasuryMove,
    (w) =>
      w.proposeTreasuryMove({
        walletId: '1',
        kind: 'ToCold',
        amount: '1',
        reason: 'To the target',
      }),
    ...wallets,
  ),
  'backOfficeWallets.broadcast': entry(
    hooks.useBroadcastAggregation,
    (w) => w.broadcastAggregation({ token: '1' }),
    ...wallets,
  ),
  'backOfficeWallets.reject': entry(
    hooks.useRejectAggregation,
    (w) => w.rejectAggregation({ token: '1', reason: 'Wrong amount' }),
    ...wallets,
  ),
  'backOfficeWithdrawals.resolve': entry(
    hooks.useResolveWithdrawal,
    (w) => w.resolveWithdrawal({ id: '1', seenVersion: 1, decision: 'Approve' }),
    ...withdrawals,
  ),
  'backOfficeWithdrawals.resolveMany': entry(
    hooks.useResolveWithdrawals,
    (w) =>
      w.resolveWithdrawals({ withdrawals: [{ id: '1', seenVersion: 1 }], decision: 'Approve' }),
    ...withdrawals,
  ),
  'backOfficeWallets.withdraw': entry(
    hooks.useWithdrawAggregation,
    (w) => w.withdrawAggregation({ token: '1' }),
    ...wallets,
  ),
  'backOfficeWallets.propose': entry(
    hooks.useProposeAggregation,
    (w) => w.proposeAggregation({ walletId: '1' }),
    ...wallets,
  ),
  'backOfficeWallets.proposeToken': entry(
    hooks.useProposeTokenAggregation,
    (w) => w.proposeTokenAggregation({ token: '1', walletId: '1' }),
    ...wallets,
  ),
  'compliance.acknowledge': entry(hooks.useAcknowledgeRequest, (w) => w.acknowledgeRequest('1')),
  'compliance.answer': entry(
    hooks.useAnswerStep,
    (w) => w.answerStep({ answer: { step: 'Industry', value: 'Defense' } }),
    'compliance.nextStep',
    'account.userInformation',
  ),
  'compliance.keepDraft': entry(
    hooks.useKeepDraft,
    (w) => w.keepDraft({ step: 'Industry', content: null }),
    'compliance.nextStep',
  ),
  'compliance.submit': entry(
    hooks.useSubmitApplication,
    (w) => w.submitApplication(),
    'compliance.nextStep',
    'compliance.active',
    'account.userInformation',
  ),
  'demo.act': entry(
    hooks.useDemoAct,
    (w) => w.demoAct({ act: { kind: 'cancel' } }),
    'account.userInformation',
    'account.profile',
    'compliance.active',
    'compliance.nextStep',
    'files.list',
  ),
  'files.remove': entry(
    hooks.useRemoveDocument,
    (w) => w.removeDocument({ id: '1' }),
    'files.list',
    'compliance.active',
    'compliance.nextStep',
    'backOfficeUsers.documents',
  ),
  'files.upload': entry(
    hooks.useUploadFile,
    (w) => w.uploadFile({ documentType: 'ProofOfFunds', file }),
    'files.list',
    'compliance.active',
    'backOfficeUsers.documents',
  ),
  'kyc.request': entry(
    hooks.useRequestKyc,
    (w) => w.requestKyc(),
    'compliance.nextStep',
    'compliance.active',
    'account.userInformation',
    'account.profile',
  ),
  'ownership.verify': entry(
    hooks.useVerifyAddress,
    (w) => w.verifyAddress({ addressId: '1' }),
    ...addresses,
  ),
  'ownership.verifyWithSignedForm': entry(
    hooks.useVerifyAddressWithSignedForm,
    (w) => w.verifyAddressWithSignedForm({ addressId: '1', fileId: '1' }),
    ...addresses,
  ),
  'priceAlerts.create': entry(
    hooks.useCreatePriceAlert,
    (w) => w.createPriceAlert({ market: '1', condition: { kind: 'Volume', volume: '1' } }),
    'priceAlerts.list',
  ),
  'priceAlerts.change': entry(
    hooks.useChangePriceAlert,
    (w) => w.changePriceAlert({ id: '1', paused: true }),
    'priceAlerts.list',
  ),
  'priceAlerts.remove': entry(
    hooks.useRemovePriceAlert,
    (w) => w.removePriceAlert({ id: '1' }),
    'priceAlerts.list',
  ),
  'ramp.createOrder': entry(
    hooks.useCreateRampOrder,
    (w) => w.createRampOrder({ quoteId: '1' }),
    'ramp.callback',
    'ramp.limits',
    'portfolio.overview',
  ),
  'rewards.claim': entry(
    hooks.useClaimReward,
    (w) => w.claimReward({ rewardId: '1' }),
    'rewards.list',
    'referral.overview',
    'portfolio.overview',
    'history.ledger',
  ),
  'swap.execute': entry(
    hooks.useConvert,
    (w) => w.convert(price),
    'swap.recent',
    'portfolio.overview',
  ),
  'trading.cancelAllOrders': entry(hooks.useCancelAllOrders, (w) => w.cancelAllOrders(), ...orders),
  'trading.cancelOrder': entry(hooks.useCancelOrder, (w) => w.cancelOrder('1'), ...orders),
  'trading.createOrder': entry(hooks.usePlaceOrder, (w) => w.placeOrder(order), ...orders),
  'trading.pauseOrder': entry(hooks.usePauseOrder, (w) => w.pauseOrder('1', true), ...orders),
  'wallet.cancelWithdrawal': entry(
    hooks.useCancelWithdrawal,
    (w) => w.cancelWithdrawal({ id: '1' }),
    'wallet.transfers',
    'wallet.limits',
    'portfolio.overview',
  ),
  'wallet.deposit': entry(hooks.useDeposit, (w) => w.deposit({ asset: 'BTC', network: 'bitcoin' })),
  'wallet.withdraw': entry(
    hooks.useWithdraw,
    (w) => w.withdraw({ asset: 'BTC', network: 'b', address: 'bc1qaddress', amount: '1' }),
    'wallet.transfers',
    'wallet.limits',
    'portfolio.overview',
  ),
};

/** Every hook that fetches a file. */
export const downloads = {
  'backOfficeAudit.csv': { use: hooks.useAuditCsv, input: {} },
  'backOfficeApiKeys.csv': { use: hooks.useApiKeysCsv, input: {} },
  'backOfficeStaff.csv': { use: hooks.useStaffCsv, input: {} },
  'backOfficeWithdrawals.csv': { use: hooks.useHeldWithdrawalsCsv, input: {} },
  'backOfficeTrading.ordersCsv': { use: hooks.useOrdersCsv, input: {} },
  'backOfficeTrading.transfersCsv': { use: hooks.useTransfersCsv, input: {} },
  'backOfficeWallets.reservesCsv': { use: hooks.useReservesCsv, input: {} },
  'backOfficeUsers.csv': { use: hooks.useUsersCsv, input: {} },
  'files.download': { use: hooks.useDownloadFile, input: { id: '1' } },
  'ownership.form': { use: hooks.useOwnershipForm, input: { addressId: '1' } },
};
