import { expect, test, vi } from 'vitest';
import { samplePdf } from '../../core/seed/sample-document.ts';
import { makeAddress } from '../../core/services/money/addresses/address-format.ts';
import { as, inAnotherTab, recorder, withKey } from './world.ts';

const pdf = () =>
  new File([samplePdf('A statement')], 'statement.pdf', { type: 'application/pdf' });

/** Tests every call of guests and traders. */
export function traderCalls(): void {
  test('a guest sees markets, candles, trends, assets and the facts of the exchange', async () => {
    const { marketData, info, announcements } = await as('guest');
    const [instrument] = await marketData.instruments();
    const id = instrument?.id ?? '';
    expect(await marketData.history({ id, resolution: '1h', limit: 5 })).toHaveLength(5);
    expect((await marketData.trends({ id: 'CHF' })).length).toBeGreaterThan(3);
    expect((await marketData.assets()).map((asset) => asset.id)).toContain(instrument?.baseAsset);
    expect((await info.exchange()).tiers).toHaveLength(4);
    expect((await info.exchange({ currency: 'JPY' })).limitsCurrency).toBe('JPY');
    expect((await announcements.list()).length).toBeGreaterThan(0);
  });

  test('a user reads who they are, changes their name, and sets and clears the currency', async () => {
    const { account } = await as('trader');
    expect((await account.profile()).verificationLevel).toBe(2);
    const { displayName } = await account.userInformation();
    const renamed = await account.changeUserInformation({ displayName: 'Lena K.' });
    expect(renamed.displayName).toBe('Lena K.');
    await account.changeUserInformation({ displayName });
    await account.changeSetting({ type: 'current-currency', value: 'JPY' });
    expect((await account.settings()).data.currentCurrency).toBe('JPY');
    await account.changeSetting({ type: 'cost-method', value: 'FIFO' });
    expect((await account.settings()).data.costMethod).toBe('FIFO');
    await account.clearSetting({ type: 'cost-method' });
    const cleared = await account.clearSetting({ type: 'current-currency' });
    expect(cleared.data.currentCurrency).not.toBe('JPY');
  });

  test('a user reads since when they are signed in, and ends their sign-ins on all devices', async () => {
    const { account } = await inAnotherTab('viewer');
    const elsewhere = await inAnotherTab('viewer');
    const { since, until, freshForSeconds } = await account.currentSignIn();
    expect(Date.parse(until ?? '')).toBeGreaterThan(Date.parse(since ?? ''));
    // The server of these tests takes a sign-in of any age.
    expect(freshForSeconds).toBeNull();
    expect((await account.endSignIns()).ended).toBeGreaterThanOrEqual(2);
    await expect(account.currentSignIn()).rejects.toMatchObject({ kind: 'authEnded' });
    await expect(elsewhere.account.currentSignIn()).rejects.toMatchObject({ kind: 'authEnded' });
    elsewhere.dispose();
  });

  test('a user reads what happened to their account, marks it as read, and clears it', async () => {
    const { inbox, trading } = await as('trader');
    const order = { market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' } as const;
    const { id } = await trading.createOrder(order);
    const { items } = await inbox.list({ limit: 5 });
    expect(items[0]).toMatchObject({ kind: 'Order', isRead: false, order: { id } });
    const { unread } = await inbox.unread();
    expect(unread).toBeGreaterThan(0);
    expect(await inbox.markRead({ id: items[0]?.id ?? '' })).toEqual({ unread: unread - 1 });
    expect(await inbox.markRead()).toEqual({ unread: 0 });
    expect(await inbox.clear()).toEqual({ unread: 0 });
    expect((await inbox.list()).items).toEqual([]);
  });

  test('a trader sets a price alert, pauses it, changes what it waits for and removes it', async () => {
    const { priceAlerts } = await as('trader');
    const condition = { kind: 'Price', direction: 'Rise', price: '900' } as const;
    const { id } = await priceAlerts.create({ market: 'XCB-CTN', condition });
    expect(await priceAlerts.change({ id, paused: true })).toMatchObject({ status: 'Paused' });
    const volume = { kind: 'Volume', volume: '99999999999' } as const;
    const changed = await priceAlerts.change({ id, condition: volume, paused: false });
    expect(changed).toMatchObject({ condition: volume, status: 'Active', reached: null });
    expect(await priceAlerts.list()).toEqual([changed]);
    expect(await priceAlerts.remove({ id })).toEqual(changed);
    expect(await priceAlerts.list()).toEqual([]);
  });

  test('a user sees where they are signed in, and ends one sign-in and all others', async () => {
    const { signIns } = await inAnotherTab('support');
    const others = [await inAnotherTab('support'), await inAnotherTab('support')];
    const [first] = (await signIns.list()).filter(({ isCurrent }) => !isCurrent);
    expect(await signIns.end({ signInId: first?.id ?? '' })).toEqual({ ended: 1 });
    expect((await signIns.endOthers()).ended).toBeGreaterThanOrEqual(1);
    expect(await signIns.list()).toMatchObject([{ isCurrent: true }]);
    // Its own sign-in may be of the same moment, and goes on.
    const ended = (await signIns.history()).filter((each) => each.ended?.how === 'Ended');
    expect(ended.length).toBeGreaterThanOrEqual(2);
    expect(ended[0]).toMatchObject({ outcome: 'SignedIn' });
    for (const other of others) other.dispose();
  });

  test('a trader makes a key of their own, calls with it, replaces it and revokes it', async () => {
    const { apiKeys } = await as('trader');
    const { key, secret } = await apiKeys.create({ name: 'Bot', permissions: ['Read'] });
    const { trading } = withKey({ key, secret: secret ?? '' });
    expect(await trading.openOrders()).toEqual(await (await as('trader')).trading.openOrders());
    const next = await apiKeys.rotate({ id: key.id });
    expect((await apiKeys.list()).map(({ id }) => id).slice(0, 2)).toContain(next.key.id);
    expect((await apiKeys.revoke({ id: next.key.id })).revokedAt).not.toBeNull();
  });

  test('a trader places orders, finds them, cancels one and then the rest', async () => {
    const { trading, portfolio } = await as('trader');
    const order = {
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '6',
      amount: '10',
    } as const;
    const placed = await trading.createOrder(order);
    await trading.createOrder(order);
    expect((await trading.openOrders({ market: 'XCB-CTN' })).map(({ id }) => id)).toContain(
      placed.id,
    );
    const cancelled = await trading.cancelOrder({ orderId: placed.id });
    expect(cancelled.cancelReason).toBe('CancelledByTrader');
    const sliced = await trading.createOrder({
      ...order,
      type: 'TWAPLimit',
      amount: '40',
      schedule: { duration: 600, slices: 4 },
    });
    const paused = await trading.pauseOrder({ orderId: sliced.id, paused: true });
    expect(paused.schedule).toMatchObject({ slices: 4, slicesDone: 1, nextSliceAt: null });
    const resumed = await trading.pauseOrder({ orderId: sliced.id, paused: false });
    expect(resumed.schedule?.pausedAt).toBeNull();
    expect((await trading.cancelAllOrders({ market: 'XCB-CTN' })).cancelled).not.toEqual([]);
    expect(await trading.openOrders({ market: 'XCB-CTN' })).toEqual([]);
    const history = await trading.orderHistory({ limit: 5 });
    expect(history.items.map(({ id }) => id)).toContain(placed.id);
    expect((await portfolio.overview({ currency: 'USD' })).currency).toBe('USD');
    const { points } = await portfolio.history({ range: '1W', currency: 'USD' });
    expect(points.length).toBeGreaterThan(100);
  });

  test('a trader deposits and withdraws within the limits, to an address that is allowed', async () => {
    const { wallet } = await as('trader');
    const [network] = await wallet.networks({ asset: 'ETH' });
    expect(network?.asset).toBe('ETH');
    const to = await wallet.deposit({ asset: 'ETH', network: network?.id ?? '' });
    expect(to.address).toMatch(/^0x/);
    const address = makeAddress('ethereum', 'book:Ledger, cold');
    const where = { asset: 'ETH', network: 'ethereum', address };
    expect(await wallet.checkAllowance(where)).toMatchObject({ result: 'IsAllowed' });
    const sent = await wallet.withdraw({ ...where, amount: '0.5' });
    expect((await wallet.transfers({ limit: 1 })).items[0]?.id).toBe(sent.id);
    expect(Number((await wallet.limits()).usedToday)).toBeGreaterThan(0);
    expect((await wallet.cancelWithdrawal({ id: sent.id })).status).toBe('Cancelled');
  });

  test('a trader keeps addresses and proves that they are theirs, by signature or by form', async () => {
    const { addressBook, ownership, files } = await as('trader');
    const entry = await addressBook.create({
      name: 'Mine',
      asset: 'ETH',
      network: 'ethereum',
      address: makeAddress('ethereum', 'mine'),
    });
    await addressBook.rename({ id: entry.id, name: 'Cold' });
    expect((await addressBook.entry({ id: entry.id })).name).toBe('Cold');
    const { challenge } = await ownership.verify({ addressId: entry.id });
    expect(challenge?.message).toContain(entry.address);
    const proven = await ownership.verify({
      addressId: entry.id,
      signature: `0x${'ab'.repeat(65)}`,
    });
    expect(proven.entry.proof).toBe('Signature');
    const other = await addressBook.create({
      name: 'Paper',
      asset: 'LTC',
      network: 'litecoin',
      address: makeAddress('litecoin', 'paper'),
    });
    const form = await ownership.form({ addressId: other.id });
    expect(form.blob.type).toBe('application/pdf');
    const { fileId } = await files.upload({ documentType: 'SignedForm', file: pdf() });
    await ownership.verifyWithSignedForm({ addressId: other.id, fileId });
    const { results } = await addressBook.import({
      entries: ['desk', 'desk'].map((name) => ({
        name,
        asset: 'SOL',
        network: 'solana',
        address: makeAddress('solana', name),
      })),
    });
    expect(results.map(({ key }) => key)).toEqual([null, 'address']);
    expect(results.map(({ reason }) => reason?.code)).toEqual([undefined, 'addressKnown']);
    expect(await addressBook.transfers({ id: entry.id })).toEqual([]);
    expect((await addressBook.list()).map(({ id }) => id)).toEqual(
      expect.arrayContaining([entry.id, other.id]),
    );
    const id = results[0]?.entry?.id ?? '';
    expect((await addressBook.remove({ id })).id).toBe(id);
    expect((await addressBook.list({ asset: 'SOL' })).map((each) => each.id)).not.toContain(id);
  });

  test('a trader converts at a quoted price and finds the conversion', async () => {
    const { swap } = await as('trader');
    const quote = await swap.quote({ fromAsset: 'XCB', toAsset: 'USDC', fromAmount: '1000' });
    const record = await swap.execute({ quoteId: quote.id });
    expect((await swap.recent({ limit: 1 })).items).toEqual([record]);
  });

  test('a trader buys with fiat: country, method, quotes, order, and its state on return', async () => {
    const { ramp } = await as('trader');
    expect((await ramp.countries()).map(({ code }) => code)).toContain('CH');
    expect((await ramp.assets({ country: 'CH' })).map(({ asset }) => asset)).toContain('USDC');
    const [method] = await ramp.paymentMethods({ country: 'CH', currency: 'CHF' });
    const [quote] = await ramp.quotes({
      side: 'Buy',
      country: 'CH',
      currency: 'CHF',
      asset: 'USDC',
      paymentMethod: method?.id ?? '',
      fiatAmount: '500',
    });
    expect((await ramp.limits()).perDay).not.toBeNull();
    const order = await ramp.createOrder({ quoteId: quote?.id ?? '' });
    const { items } = await ramp.callback({ orderId: order.id });
    expect(items.map(({ status }) => status)).toEqual(['AwaitingPayment']);
  });

  test('a trader reads the ledger, its trades, and what there was before', async () => {
    const { history, portfolio } = await as('trader');
    const { items } = await history.ledger({ limit: 500 });
    expect(items.length).toBeGreaterThan(10);
    const trades = await history.trades({ market: 'XCB-CTN', side: 'Buy', limit: 5 });
    expect(trades.items[0]).toMatchObject({ market: 'XCB-CTN', side: 'Buy' });
    const { balances } = await history.balances({ before: '2999-01-01T00:00:00.000Z' });
    const now = await portfolio.overview({ currency: 'USD' });
    const had = now.balances.filter(({ total }) => total !== '0').map(({ asset }) => asset);
    expect(balances.map(({ asset }) => asset)).toEqual(expect.arrayContaining(had));
  });

  test('a trader invites friends and claims a reward', async () => {
    const { referral, rewards } = await as('trader');
    expect((await referral.overview()).link).toContain('ref-code=');
    expect((await referral.status()).length).toBeGreaterThan(0);
    expect((await referral.earnings({ range: '1M' })).points.at(-1)?.value).not.toBe('0');
    const list = await rewards.list();
    expect(await rewards.claim({ rewardId: list[0]?.id ?? '' })).toEqual(list[0]);
    expect(await rewards.list()).toHaveLength(list.length - 1);
  });

  test('a newcomer comes by an invitation, answers questions, goes back, reads form A and starts the identity check', async () => {
    const { account, compliance, kyc } = await as('newcomer');
    const { referral } = await as('trader');
    const { code, invited } = await referral.overview();
    await account.profile({ referralCode: code });
    await account.profile({ referralCode: code });
    expect((await referral.overview()).invited).toBe(invited + 1);
    expect((await compliance.nextStep()).step).toBe('EntityTypeDeclaration');
    const drafted = { step: 'EntityTypeDeclaration', content: 'a choice' } as const;
    expect((await compliance.keepDraft(drafted)).drafts).toMatchObject([drafted]);
    const answered = await compliance.answer({
      answer: { step: 'EntityTypeDeclaration', value: 'NaturalPerson' },
    });
    expect(answered.step).toBe('KycRequest');
    expect((await compliance.previousStep()).answers.entityType).toBe('NaturalPerson');
    expect((await kyc.request()).url).toMatch(/^http/);
    expect((await kyc.formA()).text.length).toBeGreaterThan(100);
  });

  test('a trader applies for a tier with a proof of funds, is rejected, and has read it', async () => {
    const { compliance, files, notifications } = await as('trader');
    await vi.waitUntil(() => notifications.connection.getSnapshot().status === 'connected', {
      timeout: 10_000,
    });
    const { fileId } = await files.upload({ documentType: 'ProofOfFunds', file: pdf() });
    const { fileId: wrong } = await files.upload({ documentType: 'ProofOfFunds', file: pdf() });
    await files.remove({ id: wrong });
    const own = await files.list({ documentType: 'ProofOfFunds' });
    expect(own.map((document) => document.fileId)).toEqual([fileId]);
    const { blob, fileName } = await files.download({ id: fileId });
    expect([blob.type, fileName]).toEqual(['application/pdf', 'statement.pdf']);
    await compliance.answer({ answer: { step: 'TotalValue', value: 'From100000To500000' } });
    await compliance.answer({ answer: { step: 'Industry', value: 'Other' } });
    await compliance.answer({ answer: { step: 'SourceOfFunds', value: { fileIds: [fileId] } } });
    const request = await compliance.submit();
    expect((await compliance.active())?.id).toBe(request.id);
    const officer = await as('officer');
    await officer.backOfficeCompliance.resolve({
      requestId: request.id,
      decision: 'Deny',
      comment: 'The statement is too old.',
      seenDecidedAt: null,
      seenApprovalAt: null,
    });
    const read = await compliance.acknowledge({ requestId: request.id });
    expect(read.acknowledgedAt).not.toBeNull();
    expect(await recorder.unheard('notifications.compliance')).toEqual([]);
    // In a demonstration, traders may decide themselves.
    const { demo } = await as('trader');
    const user = await demo.act({ act: { kind: 'open', requestType: 'HighRiskToTier2' } });
    expect(user.lastRequest?.status).toBe('Open');
  });
}
