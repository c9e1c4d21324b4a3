import type {
  ComplianceRequest,
  ComplianceStepState,
  OwnDocument,
  UploadedFile,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { samplePdf } from '../../seed/sample-document.ts';
import { memoryStore } from '../../store/store.ts';
import { base, office, openWorld, upload, type Caller, type World } from '../../testing/caller.ts';
import { seenOf } from '../../testing/seen.ts';

const transfer = `${base}/v1/file-transfer`;
const sending = `${transfer}/upload?documentType=ProofOfFunds`;
const pdf = (name: string, line = name) => upload(name, samplePdf(line));

const send = (caller: Caller, name: string) => caller.ask<UploadedFile>('POST', sending, pdf(name));
const list = (caller: Caller) => caller.ask<OwnDocument[]>('GET', transfer);
const names = async (caller: Caller) => (await list(caller)).map(({ fileName }) => fileName);
const active = (caller: Caller) =>
  caller.ask<ComplianceRequest>('GET', `${base}/compliance/active`);
const decide = async (world: World, of: Caller, decision: string) => {
  const { id: requestId } = await active(of);
  const comment = decision === 'Approve' ? undefined : 'As discussed.';
  const officer = world.as('officer');
  const body = { requestId, decision, comment, ...(await seenOf(officer, requestId)) };
  await officer.ask('PUT', `${office}/compliance/resolve`, body);
};

test('office-review L9 documents of the starting data keep their order over a restart, and the letters of names', async () => {
  const store = memoryStore();
  const order = async () => {
    const { as } = openWorld({ store });
    const files = await as('officer').ask<{ fileName: string; fileId: string }[]>(
      'POST',
      '/back-api/api/v3/users/documents/list',
      { userId: 'p-raghunathan' },
    );
    return files.map(({ fileId }) => fileId);
  };
  const before = await order();
  expect(before.length).toBeGreaterThan(3);
  expect(await order()).toEqual(before);
  const textOf = (line: string) => new TextDecoder('latin1').decode(samplePdf(line));
  expect(textOf('Statement of Élodie Müller')).toContain('(Statement of Élodie Müller)');
  expect(textOf('Jiří')).toContain('(Jirí)');
  expect(textOf('Élodie')).toContain('/WinAnsiEncoding');
});

test('a document is listed to its owner alone, and removed until it is sent for review', async () => {
  const world = openWorld();
  const trader = world.as('trader');
  const { fileId } = await send(trader, 'Wrong.pdf');
  expect(await list(trader)).toMatchObject([
    { fileId, fileName: 'Wrong.pdf', requestId: null, removable: true },
  ]);
  expect(await list(world.as('tier1'))).toEqual([]);
  expect(await world.as('tier1').refused('DELETE', `${transfer}/${fileId}`)).toMatchObject({
    status: 404,
  });
  await trader.ask('DELETE', `${transfer}/${fileId}`);
  expect(await list(trader)).toEqual([]);
  expect((await trader.send('GET', `${transfer}/download/${fileId}`)).status).toBe(404);
});

test('a document that is removed leaves the application open again', async () => {
  const trader = openWorld().as('trader');
  const { fileId } = await send(trader, 'Statement.pdf');
  const after = (answer: object) =>
    trader.ask<ComplianceStepState>('POST', `${base}/compliance`, { answer });
  await after({ step: 'TotalValue', value: 'Under1000' });
  await after({ step: 'Industry', value: 'Other' });
  const done = await after({ step: 'SourceOfFunds', value: { fileIds: [fileId] } });
  expect(done.step).toBe('Trading');
  await trader.ask('DELETE', `${transfer}/${fileId}`);
  const open = await trader.ask<ComplianceStepState>('GET', `${base}/compliance/get-next-step`);
  expect(open.step).toBe('SourceOfFunds');
});

test('documents at an officer stay: only those added since may be removed, until they are sent', async () => {
  const world = openWorld();
  const asked = world.as('more-data');
  const [before] = await list(asked);
  expect(before?.removable).toBe(false);
  expect((await asked.refused('DELETE', `${transfer}/${before?.fileId}`)).status).toBe(409);
  const added = await send(asked, 'August.pdf');
  const wrong = await send(asked, 'Holiday.pdf');
  await asked.ask('DELETE', `${transfer}/${wrong.fileId}`);
  expect((await active(asked)).uploads.map(({ fileName }) => fileName)).toEqual([
    before?.fileName,
    'August.pdf',
  ]);
  await asked.ask('GET', `${base}/compliance/submit`);
  expect((await asked.refused('DELETE', `${transfer}/${added.fileId}`)).status).toBe(409);
  await decide(world, asked, 'Approve');
  expect((await asked.refused('DELETE', `${transfer}/${added.fileId}`)).status).toBe(409);
});

test('S48 a document that is sent again under its key is the same one; another under it is refused', async () => {
  const trader = openWorld().as('trader');
  const key = { 'idempotency-key': 'one' };
  const first = await trader.send('POST', sending, pdf('A.pdf'), key);
  const again = await trader.send('POST', sending, pdf('A.pdf'), key);
  expect(again.json<UploadedFile>()).toEqual(first.json<UploadedFile>());
  expect(await names(trader)).toEqual(['A.pdf']);
  const other = await trader.refused('POST', sending, pdf('A.pdf', 'other words'), key);
  expect(other.status).toBe(422);
  expect((await trader.refused('POST', sending, pdf('B.pdf'), key)).status).toBe(422);
});

test('a request says when an officer decided, and what is usual', async () => {
  const world = openWorld();
  const pending = world.as('pending');
  expect(await active(pending)).toMatchObject({ decidedAt: null, usualDays: 1 });
  await decide(world, pending, 'RequestMoreData');
  expect(await active(pending)).toMatchObject({ decidedAt: '2026-11-20T11:30:00.000Z' });
  await pending.ask('GET', `${base}/compliance/submit`);
  expect(await active(pending)).toMatchObject({ decidedAt: null });
});

test('two files in one form are refused with words, and neither is kept', async () => {
  const trader = openWorld().as('trader');
  const two = pdf('A.pdf');
  two.append('file', new File([samplePdf('B')], 'B.pdf', { type: 'application/pdf' }));
  expect(await trader.refused('POST', sending, two)).toMatchObject({
    status: 400,
    keys: ['file'],
    messages: ['Send one file at a time.'],
  });
  expect(await names(trader)).toEqual([]);
});
