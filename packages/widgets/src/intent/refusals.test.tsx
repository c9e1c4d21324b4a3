import { ApiError, UnknownOutcomeError } from '@agio/api-client';
import { expect, test } from 'vitest';
import { isAnswerLost, isConflict, refusalText } from './refusals.tsx';

test.each([
  [new ApiError('network'), true],
  [new ApiError('timeout'), true],
  [new ApiError('malformed', { path: 'user.id' }), true],
  [new ApiError('malformed', { path: 'input.comment' }), false],
  [new ApiError('http', { status: 502 }), true],
  [new ApiError('http', { status: 409 }), false],
  [new ApiError('gated'), false],
  [new UnknownOutcomeError('o-1', new ApiError('network')), true],
])('%s: the answer is lost: %s', (error, lost) => {
  expect(isAnswerLost(error)).toBe(lost);
});

test('a refusal because of another decision is a conflict', () => {
  expect(isConflict(new ApiError('http', { status: 409 }))).toBe(true);
  expect(isConflict(new ApiError('http', { status: 403 }))).toBe(false);
});

test('a refusal says the words of the exchange, else those of its kind', () => {
  const words = ({ kind }: ApiError) => `words of ${kind}`;
  const said = new ApiError('http', { status: 400, messages: ['Too small.', 'Too late.'] });
  expect(refusalText(said, words)).toBe('Too small. Too late.');
  expect(refusalText(new ApiError('timeout'), words)).toBe('words of timeout');
  expect(refusalText(new Error('broken'), words)).toBe('Error: broken');
});
