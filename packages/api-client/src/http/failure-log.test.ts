import { expect, test } from 'vitest';
import { account } from '../contract/account.ts';
import { ApiError } from './api-error.ts';
import { FailureLog } from './failure-log.ts';

const failing = (log: FailureLog, error: unknown) =>
  log
    .watching(() => Promise.reject(error))(account.changeUserInformation, { displayName: 'Ann' })
    .catch((caught: unknown) => caught);

test('a failed call is noted by its pattern and the id of the server, without what it carried', async () => {
  const log = new FailureLog();
  const error = new ApiError('http', { status: 500, errorCode: 50_000, requestId: 'req-1' });
  expect(await failing(log, error)).toBe(error);
  const [failure] = log.store.getSnapshot();
  expect(failure).toMatchObject({
    call: 'PUT /frontoffice/api/userinfo',
    kind: 'http',
    requestId: 'req-1',
  });
  expect(JSON.stringify(failure)).not.toContain('Ann');
});

test('a cancelled call is no failure, and the oldest failures are dropped', async () => {
  const log = new FailureLog();
  await failing(log, new ApiError('aborted'));
  expect(log.store.getSnapshot()).toEqual([]);
  for (let index = 0; index < 25; index += 1)
    await failing(log, new ApiError('http', { requestId: `req-${index}` }));
  expect(log.store.getSnapshot().map(({ requestId }) => requestId)).toHaveLength(20);
  expect(log.store.getSnapshot()[0]?.requestId).toBe('req-24');
});
