// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ComplianceRequest } from '../../contract/index.ts';
import { json, refusal } from '../../http/testing/exchange-double.ts';
import { useAcknowledgeRequest, useComplianceRequest, useSendDocuments } from '../index.ts';
import { Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

const active = 'GET /frontoffice/api/compliance/active';
const acknowledge = 'POST /frontoffice/api/compliance/acknowledge';
const upload = 'POST /frontoffice/api/v1/file-transfer/upload';
const submit = 'GET /frontoffice/api/compliance/submit';
const request: ComplianceRequest = {
  id: 'r1',
  statusType: 'Denied',
  requestType: 'Tier2ToTier3',
  comment: 'Not readable',
  readyToReviewAt: null,
  acknowledgedAt: null,
  uploads: [],
};
const files = ['a.pdf', 'b.pdf'].map((name) => ({ id: name, file: new File(['x'], name) }));

test('an acknowledged rejection is known as such at once', async () => {
  const acknowledged = { ...request, acknowledgedAt: '2026-11-20T11:30:00.000Z' };
  const exchange = new Exchange()
    .on(active, () => json(request))
    .on(acknowledge, () => json(acknowledged));
  const { result } = exchange.hook(() => ({
    ...useAcknowledgeRequest(),
    request: useComplianceRequest(),
  }));
  await waitFor(() => expect(result.current.request.data).toEqual(request));
  await act(() => result.current.acknowledgeRequest('r1'));
  expect(result.current.request.data).toEqual(acknowledged);
  expect(exchange.count(active)).toBe(1);
});

const uploaded = { fileId: 'f1', fileName: 'a.pdf', fileSize: 1 };

test('documents return the request to review once one of them arrived, and not before', async () => {
  let refused = true;
  const exchange = new Exchange()
    .on(upload, () => (refused ? refusal(400, 60001, 'This file is damaged.') : json(uploaded)))
    .on(submit, () => json({ ...request, statusType: 'PendingForReview' }));
  const { result } = exchange.hook(() => useSendDocuments());
  const heard = vi.fn<(id: string, state: object) => void>();
  const send = () => act(() => result.current.sendDocuments(files, heard, 'review'));
  expect(await send()).toBe(false);
  expect(exchange.count(submit)).toBe(0);
  expect(heard).toHaveBeenCalledWith('b.pdf', {
    error: expect.objectContaining({ messages: ['This file is damaged.'] }) as unknown,
  });
  refused = false;
  expect(await send()).toBe(true);
  expect(exchange.count(submit)).toBe(1);
  expect(heard).toHaveBeenLastCalledWith('b.pdf', { sent: 1 });
});

test('a cancelled document is not sent, and the others are what was to be sent', async () => {
  const exchange = new Exchange()
    .on(upload, () => json(uploaded))
    .on(submit, () => json({ ...request, statusType: 'PendingForReview' }));
  const { result } = exchange.hook(() => useSendDocuments());
  const heard = vi.fn<(id: string, state: object) => void>();
  const cancelled = files.map((each, index) =>
    index === 0 ? { ...each, signal: AbortSignal.abort() } : each,
  );
  const complete = await act(() => result.current.sendDocuments(cancelled, heard, 'review'));
  expect(complete).toBe(true);
  expect(exchange.count(upload)).toBe(1);
  expect(heard).toHaveBeenCalledWith('a.pdf', {
    error: expect.objectContaining({ kind: 'aborted' }) as unknown,
  });
  expect(exchange.count(submit)).toBe(1);
});

test('documents that arrived earlier go to review without being sent again', async () => {
  const exchange = new Exchange().on(submit, () =>
    json({ ...request, statusType: 'PendingForReview' }),
  );
  const { result } = exchange.hook(() => useSendDocuments());
  const send = () => act(() => result.current.sendDocuments([], () => undefined, 'review'));
  expect(await send()).toBe(true);
  expect([exchange.count(upload), exchange.count(submit)]).toEqual([0, 1]);
});

test('a document whose answer was lost is sent again under its key; one that was refused is not', async () => {
  const keys: (string | null)[] = [];
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => refusal(400, 60001, 'This file is damaged.'),
    () => json(uploaded),
  ];
  const exchange = new Exchange().on(upload, (sent) => {
    keys.push(sent.headers.get('idempotency-key'));
    return answers[keys.length - 1]!();
  });
  const { result } = exchange.hook(() => useSendDocuments());
  const send = () =>
    act(() => result.current.sendDocuments(files.slice(0, 1), () => undefined, 'nothing'));
  expect([await send(), await send(), await send()]).toEqual([false, false, true]);
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the documents of an application answer its step with those that were not sent for review', async () => {
  const answer = 'POST /frontoffice/api/compliance';
  const list = 'GET /frontoffice/api/v1/file-transfer';
  const own = (fileId: string, removable: boolean) => ({
    ...uploaded,
    fileId,
    documentType: 'ProofOfFunds',
    uploadedAt: '2026-11-20T11:30:00.000Z',
    requestId: removable ? null : 'r0',
    removable,
  });
  let sent: unknown;
  const exchange = new Exchange()
    .on(upload, () => json(uploaded))
    .on(list, () => json([own('f0', false), own('f1', true)]))
    .on(answer, async (asked) => {
      sent = await asked.json();
      return refusal(409, 60001, 'This question is not part of the application.');
    });
  const { result } = exchange.hook(() => useSendDocuments());
  const send = result.current.sendDocuments(files.slice(0, 1), () => undefined, 'step');
  await act(() => expect(send).rejects.toMatchObject({ kind: 'http' }));
  expect(sent).toEqual({ answer: { step: 'SourceOfFunds', value: { fileIds: ['f1'] } } });
});

const own = (fileId: string) => ({
  ...uploaded,
  fileId,
  documentType: 'ProofOfFunds',
  uploadedAt: '2026-11-20T11:30:00.000Z',
  requestId: null,
  removable: true,
});
const stepState = {
  step: 'Trading',
  targetTier: 'Tier3',
  position: 0,
  steps: ['SourceOfFunds'],
  savedAt: null,
  answers: {
    entityType: null,
    formASigned: false,
    primaryUse: null,
    primarySource: null,
    employmentStatus: null,
    totalValue: null,
    industry: null,
  },
};
test('a file that is refused strands none of the others: each that arrives is part of the application at once', async () => {
  const kept: string[] = [];
  const answered: string[][] = [];
  const exchange: Exchange = new Exchange()
    .on(upload, () => {
      const name = ['a', 'b', 'c'][exchange.count(upload) - 1]!;
      if (name === 'b') return refusal(415, 60001, 'b.pdf is not a pdf file.');
      kept.push(name);
      return json(uploaded);
    })
    .on('GET /frontoffice/api/v1/file-transfer', () => json(kept.map(own)))
    .on('POST /frontoffice/api/compliance', async (asked) => {
      const { answer } = (await asked.json()) as { answer: { value: { fileIds: string[] } } };
      answered.push(answer.value.fileIds);
      return json({ ...stepState, proofs: answer.value.fileIds.length });
    });
  const { result } = exchange.hook(() => useSendDocuments());
  const three = ['a.pdf', 'b.pdf', 'c.pdf'].map((id) => ({ id, file: new File(['x'], id) }));
  const complete = await act(() => result.current.sendDocuments(three, () => undefined, 'step'));
  expect(complete).toBe(false);
  expect(answered).toEqual([['a'], ['a', 'c']]);
});

test('a refused file does not keep the others from review, one whose answer is missing does', async () => {
  const failures = [
    () => refusal(415, 60001, 'b.pdf is not a pdf file.'),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ];
  const submits: number[] = [];
  for (const fail of failures) {
    const exchange: Exchange = new Exchange()
      .on(upload, () => (exchange.count(upload) === 2 ? fail() : json(uploaded)))
      .on(submit, () => json({ ...request, statusType: 'PendingForReview' }));
    const { result } = exchange.hook(() => useSendDocuments());
    await act(() => result.current.sendDocuments(files, () => undefined, 'review'));
    submits.push(exchange.count(submit));
  }
  expect(submits).toEqual([1, 0]);
});
