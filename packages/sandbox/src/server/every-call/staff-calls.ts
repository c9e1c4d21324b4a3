import { expect, test } from 'vitest';
import { alertCalls } from './alert-calls.ts';
import { caseWorkCalls } from './case-work-calls.ts';
import { feeCalls, limitCalls } from './fee-calls.ts';
import { as } from './world.ts';

const comment = 'As discussed by phone.';

/** Tests every call of staff. */
export function staffCalls(): void {
  caseWorkCalls();

  test('an officer reads the file of a case, screens the person, resolves a match, judges a document and ticks a point', async () => {
    const { backOfficeCaseFile, backOfficeUsers } = await as('officer');
    const userId = 'p-tanabe';
    const of = { userId, seenAt: null };
    const file = await backOfficeCaseFile.read({ userId });
    expect(file.identity?.nationality).toBe('Japan');
    const { screening } = await backOfficeCaseFile.screen({ userId });
    expect(screening).toMatchObject({ result: 'PossibleMatch' });
    const matchId = screening?.matches[0]?.id ?? '';
    const said = await backOfficeCaseFile.resolveMatch({
      ...of,
      matchId,
      outcome: 'FalsePositive',
      comment,
    });
    expect(said.screening?.result).toBe('Clear');
    const [document] = await backOfficeUsers.documents({ userId });
    const judged = await backOfficeCaseFile.judgeDocument({
      ...of,
      fileId: document?.fileId ?? '',
      verdict: 'Accepted',
    });
    expect(judged.verdicts).toMatchObject([{ verdict: 'Accepted', officerId: 'officer' }]);
    const ticked = await backOfficeCaseFile.confirmPoint({
      requestId: file.requestId ?? '',
      point: 'NameMatches',
      isConfirmed: true,
      seenAt: null,
    });
    expect(ticked.checklist[0]?.confirmed).toMatchObject({ officer: 'Maria Oliveira' });
  });

  test('an officer withdraws the proof of an address', async () => {
    const trader = await as('trader');
    const list = await trader.addressBook.list();
    const proven = list.find(({ provenAt, invalidatedAt }) => provenAt && !invalidatedAt);
    const { backOfficeCompliance } = await as('officer');
    const entry = await backOfficeCompliance.invalidateAddress({
      addressId: proven?.id ?? '',
      comment,
    });
    expect(entry.allowance).toBe('InvalidatedWalletAddress');
    const addressId = entry.id;
    const { challenge } = await trader.ownership.verify({ addressId });
    expect(challenge?.message).toContain(entry.address);
    await trader.ownership.verify({ addressId, signature: `0x${'ab'.repeat(65)}` });
    const accepted = await backOfficeCompliance.acceptAddress({ addressId, comment });
    expect(accepted.allowance).toBe('IsAllowed');
  });

  test('an officer blocks an address for everybody, and lifts it', async () => {
    const trader = await as('trader');
    const [first] = await trader.addressBook.list();
    const addressId = first?.id ?? '';
    const { backOfficeCompliance } = await as('officer');
    const blocked = await backOfficeCompliance.blockAddress({ addressId, comment });
    expect(blocked.allowance).toBe('TargetAddressIsNotAllowed');
    const lifted = await backOfficeCompliance.liftAddress({ addressId, comment });
    expect(lifted.blockedAt).toBeNull();
  });

  test('staff find a user with orders, transfers, balances and documents, and change their standing', async () => {
    const { backOfficeUsers } = await as('officer');
    const { items } = await backOfficeUsers.list({ search: 'keller' });
    const of = { userId: 'trader' };
    expect(items.map(({ id }) => id)).toContain('trader');
    expect((await backOfficeUsers.details(of)).user.id).toBe('trader');
    expect((await backOfficeUsers.orders(of)).items.length).toBeGreaterThan(1);
    expect((await backOfficeUsers.transfers(of)).items.length).toBeGreaterThan(1);
    expect((await backOfficeUsers.portfolio(of)).balances.length).toBeGreaterThan(1);
    expect(await backOfficeUsers.documents({ userId: 'p-keller' })).not.toEqual([]);
    const [address] = await backOfficeUsers.addresses(of);
    const [order] = (await backOfficeUsers.orders(of)).items;
    for (const search of [address?.address, order?.id, 'trader@agio']) {
      const found = await backOfficeUsers.list(search === undefined ? {} : { search });
      expect(found.items.map(({ id }) => id)).toEqual(['trader']);
    }
    expect((await backOfficeUsers.csv({ search: 'keller' })).blob.type).toBe('text/csv');
    const user = { userId: 'p-keller', comment };
    const seenStatus = 'Active';
    const limited = await backOfficeUsers.changeStatus({ ...user, status: 'Limited', seenStatus });
    expect(limited.activityStatus).toBe('Limited');
    expect((await backOfficeUsers.downgrade({ ...user, tier: 'Tier0' })).tier).toBe('Tier0');
  });

  test('staff read orders and transfers of everybody, also as files, and an admin cancels an order', async () => {
    const trader = await as('trader');
    const placed = await trader.trading.createOrder({
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '5',
      amount: '10',
    });
    const { backOfficeTrading } = await as('viewer');
    const orders = await backOfficeTrading.orders({ userId: 'trader', status: 'Open' });
    expect(orders.items.map(({ id }) => id)).toContain(placed.id);
    expect((await backOfficeTrading.transfers({ type: 'Deposit' })).items.length).toBeGreaterThan(
      1,
    );
    const one = await backOfficeTrading.orders({ id: placed.id });
    expect(one.items.map(({ id }) => id)).toEqual([placed.id]);
    expect((await backOfficeTrading.orders({ id: 'nothing' })).items).toEqual([]);
    const [transfer] = (await backOfficeTrading.transfers({ type: 'Deposit' })).items;
    const { items: found } = await backOfficeTrading.transfers({ search: transfer!.address });
    expect(found.map(({ id }) => id)).toContain(transfer!.id);
    expect(found.every(({ address }) => address === transfer!.address)).toBe(true);
    const files = [await backOfficeTrading.ordersCsv(), await backOfficeTrading.transfersCsv()];
    expect(files.map(({ blob }) => blob.type)).toEqual(['text/csv', 'text/csv']);
    const admin = await as('admin');
    const cancelled = await admin.backOfficeTrading.cancelOrder({ id: placed.id });
    expect(cancelled.cancelReason).toBe('CancelledByAdmin');
  });

  test('an admin changes the rules of a market and an asset, and the trail says so', async () => {
    const { backOfficeTrading, backOfficeAudit } = await as('admin');
    const reason = 'A test';
    const market = await backOfficeTrading.updateMarket({
      id: 'BTC-USDC',
      takerFee: '0.002',
      reason,
    });
    expect(market.takerFee).toBe('0.002');
    const asset = await backOfficeTrading.updateAsset({ id: 'XCB', displayDecimals: 3, reason });
    expect(asset.displayDecimals).toBe(3);
    const { items } = await backOfficeAudit.list({ subject: 'market', limit: 1 });
    expect(items[0]?.subjectId).toBe('BTC-USDC');
    expect((await backOfficeAudit.csv({ subject: 'market' })).blob.type).toBe('text/csv');
    expect(await backOfficeAudit.check({})).toMatchObject({ broken: null, next: null });
  });

  test('an officer sees what waits, what was traded and what works', async () => {
    const { backOfficeOverview } = await as('officer');
    const { waiting, volume, services, currency } = await backOfficeOverview.read({
      currency: 'EUR',
    });
    expect(currency).toBe('EUR');
    expect(waiting.requests.length).toBeGreaterThan(0);
    expect(volume.hours).toHaveLength(24);
    expect(services.find(({ kind }) => kind === 'Store')?.state).toBe('Working');
  });

  test('an administrator publishes an announcement, finds it and withdraws it', async () => {
    const { backOfficeAnnouncements } = await as('admin');
    const id = crypto.randomUUID();
    const published = await backOfficeAnnouncements.publish({
      id,
      seenVersion: 0,
      type: 'Modal',
      description: 'A test.',
      translations: [{ language: 'de', text: 'Ein Test.' }],
      link: '/markets',
      releasesAt: '2026-11-20T11:00:00.000Z',
      expiresAt: '2026-11-20T13:00:00.000Z',
      tiers: ['Tier3'],
      countries: ['CH'],
      brands: ['aurum'],
    });
    expect(await backOfficeAnnouncements.details({ id })).toEqual(published);
    const { items } = await backOfficeAnnouncements.list({ search: 'EIN TEST', state: 'Live' });
    expect(items).toEqual([published]);
    const withdrawn = await backOfficeAnnouncements.withdraw({ id, seenVersion: 1 });
    expect(withdrawn).toMatchObject({ state: 'Withdrawn', version: 2 });
  });

  test('administrators invite a colleague, give and take roles, and end sign-ins', async () => {
    const { backOfficeStaff } = await as('admin');
    const { items } = await backOfficeStaff.list({ search: 'urban' });
    expect((await backOfficeStaff.csv({ state: 'Active' })).blob.type).toBe('text/csv');
    const [support] = items;
    const reason = 'A new desk.';
    const { id, version: seenVersion } = support!;
    const proposed = await backOfficeStaff.changeRoles({
      id,
      seenVersion,
      roles: ['support', 'ComplianceReviewer'],
      reason,
    });
    expect(proposed.proposal).toMatchObject({ officer: 'Aiko Damm' });
    const seen = { id, seenVersion: proposed.version };
    const left = await backOfficeStaff.resolve({ ...seen, decision: 'Reject' });
    expect(left).toMatchObject({ roles: ['support'], proposal: null });
    const colleague = { email: 'ada@agio.test', name: 'Ada Byron', reason };
    const { member, link } = await backOfficeStaff.invite({ ...colleague, roles: ['support'] });
    expect(link).toContain('/identity/invitation/');
    const details = await backOfficeStaff.details({ id: member.id });
    expect(details).toEqual({ member, signIns: [] });
    expect(await backOfficeStaff.endSignIns({ id: member.id })).toEqual({ ended: 0 });
  });

  test('officers find withdrawals that wait, read one, release it and reject another', async () => {
    const { backOfficeWithdrawals } = await as('officer');
    const { items } = await backOfficeWithdrawals.list({ sort: 'amount' });
    expect((await backOfficeWithdrawals.csv({ risk: 'Low' })).blob.type).toBe('text/csv');
    const [small, other] = items.filter(({ hold }) => !hold.needsTwo);
    const { withdrawal, balances, signIns } = await backOfficeWithdrawals.details({
      id: small!.id,
    });
    expect(withdrawal).toEqual(small);
    expect(balances.length).toBeGreaterThan(1);
    expect(signIns).toEqual([]);
    const seen = { id: small!.id, seenVersion: small!.hold.version };
    const released = await backOfficeWithdrawals.resolve({ ...seen, decision: 'Approve' });
    expect(released).toMatchObject({ status: 'Approved', hold: { state: 'Approved' } });
    const { outcomes } = await backOfficeWithdrawals.resolveMany({
      withdrawals: [{ id: other!.id, seenVersion: other!.hold.version }, seen],
      decision: 'Reject',
      comment,
    });
    expect(outcomes.map(({ reason, withdrawal: each }) => reason?.code ?? each?.status)).toEqual([
      'Rejected',
      'requestApproved',
    ]);
  });

  test('a wallet is collected: one proposes, another approves, then it is sent', async () => {
    const [admin, officer] = [await as('admin'), await as('officer')];
    const { backOfficeWallets } = admin;
    expect((await backOfficeWallets.hot()).map(({ id }) => id)).toContain('btc');
    expect((await backOfficeWallets.balances({ id: 'btc' })).sources.length).toBeGreaterThan(1);
    expect((await backOfficeWallets.sponsor({ id: 'btc' })).asset).toBe('BTC');
    const { token } = await backOfficeWallets.propose({ walletId: 'btc' });
    expect((await officer.backOfficeWallets.approve({ token })).state).toBe('Approved');
    expect((await backOfficeWallets.broadcast({ token })).state).toBe('Broadcast');
    const other = await backOfficeWallets.proposeToken({ token: 'ETH', walletId: 'eth' });
    expect(other.asset).toBe('ETH');
    const rejected = await officer.backOfficeWallets.reject({
      token: other.token,
      reason: 'The amount is wrong.',
    });
    expect(rejected).toMatchObject({ state: 'Rejected', reason: 'The amount is wrong.' });
    const again = await backOfficeWallets.propose({ walletId: 'eth' });
    expect((await backOfficeWallets.withdraw({ token: again.token })).state).toBe('Withdrawn');
    const moved = { walletId: 'btc', kind: 'ToCold', amount: '0.5', reason: comment } as const;
    expect((await backOfficeWallets.proposeMove(moved)).approvalsNeeded).toBe(1);
    expect((await backOfficeWallets.cold()).map(({ walletId }) => walletId)).toContain('btc');
    const { assets } = await officer.backOfficeWallets.reserves();
    expect(assets.map(({ asset }) => asset)).toContain('CHF');
    const days = await officer.backOfficeWallets.reserveHistory({ asset: 'BTC', days: 30 });
    expect(days.length).toBeGreaterThan(20);
    const file = await officer.backOfficeWallets.reservesCsv();
    expect(await file.blob.text()).toContain('coveragePercent');
    const { points, moves } = await backOfficeWallets.history({ id: 'eth', days: 30 });
    expect(points.length).toBe(moves.length + 2);
  });

  test('an admin makes a key, whose secret is shown once, replaces it and revokes it', async () => {
    const { backOfficeApiKeys } = await as('admin');
    const { key, secret } = await backOfficeApiKeys.create({ name: 'Bot', permissions: ['Read'] });
    const list = await backOfficeApiKeys.list();
    expect((await backOfficeApiKeys.csv({ search: 'Bot' })).blob.type).toBe('text/csv');
    expect(list).toContainEqual(key);
    expect(JSON.stringify(list)).not.toContain(secret);
    const next = await backOfficeApiKeys.rotate({ id: key.id });
    expect(next.key).toMatchObject({ name: 'Bot', permissions: ['Read'] });
    expect((await backOfficeApiKeys.revoke({ id: key.id })).revokedAt).not.toBeNull();
  });

  test('a key that may make transfers is approved by another admin', async () => {
    const [admin, second] = [await as('admin'), await as('second-admin')];
    const { key } = await admin.backOfficeApiKeys.create({
      name: 'Treasury',
      permissions: ['Transfers'],
    });
    expect(key.approvedBy).toBeNull();
    const approved = await second.backOfficeApiKeys.approve({ id: key.id });
    expect(approved.approvedBy?.name).toBe('Henrik Solheim');
  });

  feeCalls();
  limitCalls();
  alertCalls();
}
