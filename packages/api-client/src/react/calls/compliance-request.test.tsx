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

test('documents return the request to review when all of them arrived, and not before', async () => {
  let refused = true;
  const exchange = new Exchange()
    .on(upload, () =>
      refused
        ? refusal(400, 60001, 'This file is damaged.')
        : json({ fileId: 'f1', fileName: 'a.pdf', fileSize: 1 }),
    )
    .on(submit, () => json({ ...request, statusType: 'PendingForReview' }));
  const { result } = exchange.hook(() => useSendDocuments());
  const heard = vi.fn<(id: string, state: object) => void>();
  const send = () =>
    act(() => result.current.sendDocuments(files, heard, { returnToReview: true }));
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
