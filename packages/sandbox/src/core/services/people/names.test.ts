import type { ComplianceDetails, UserInformation } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { samplePdf } from '../../seed/sample-document.ts';
import { base, office, openWorld, upload } from '../../testing/caller.ts';

test('the names of staff, of the exchange and of its partner are taken by no customer, however they are written', async () => {
  const trader = openWorld().as('trader');
  for (const displayName of [
    'Aiko Damm',
    'aiko  DAMM',
    'Aíko Damm',
    'System',
    'Ｓystem',
    'CorePass',
    'Core Pass team',
    'Agio Support',
    'Support',
    'Compliance.Officer',
  ]) {
    expect([displayName, await trader.refused('PUT', `${base}/userinfo`, { displayName })]).toEqual(
      [displayName, expect.objectContaining({ status: 403, keys: ['displayName'] })],
    );
  }
  for (const displayName of ['Sister Mary', 'Magiocco', 'Lena K.']) {
    await trader.ask('PUT', `${base}/userinfo`, { displayName });
  }
});

test('the confirmed name stays the legal one, on Form A and for staff, whatever display name the user chooses', async () => {
  const world = openWorld();
  const trader = world.as('trader');
  const before = await trader.ask<UserInformation>('GET', `${base}/userinfo`);
  expect(before.legalName).toBe(before.displayName);
  for (const displayName of ['Captain', 'Somebody else']) {
    await trader.ask('PUT', `${base}/userinfo`, { displayName });
  }
  const form = await trader.ask<{ fullName: string }>('GET', `${base}/userinfo/request/forma`);
  expect(form.fullName).toBe(before.displayName);
  const { user } = await world
    .as('officer')
    .ask<ComplianceDetails>('POST', `${office}/compliance/userDetails`, { userId: 'trader' });
  expect(user).toMatchObject({ displayName: 'Somebody else', legalName: before.displayName });
});

test('a form of many parts is refused before it is parsed', async () => {
  const trader = openWorld().as('trader');
  const path = `${base}/v1/file-transfer/upload?documentType=ProofOfFunds`;
  const form = upload('Statement.pdf', samplePdf('A statement'));
  for (let part = 0; part < 5; part += 1) form.append(`more${part}`, 'x');
  const refusal = await trader.refused('POST', path, form);
  expect(refusal).toMatchObject({ status: 400, messages: ['A form has 4 fields at most.'] });
});
