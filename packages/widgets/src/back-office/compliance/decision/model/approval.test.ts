import { describe, expect, test } from 'vitest';
import { approvalStepOf } from './approval.ts';

const firstApproval = {
  officerId: 'maria',
  officer: 'Maria Oliveira',
  time: '2026-11-20T10:00:00.000Z',
  comment: null,
};

describe('the step that an approval would be', () => {
  test('is the only one where one officer is enough', () => {
    expect(approvalStepOf({ requestType: 'Tier1ToTier2', firstApproval: null }, 'maria')).toBe(
      'only',
    );
  });

  test('is the first of two, then the second for everybody but the first officer', () => {
    const requestType = 'Tier2ToTier3';
    expect(approvalStepOf({ requestType }, 'maria')).toBe('first');
    expect(approvalStepOf({ requestType, firstApproval }, 'aiko')).toBe('second');
    expect(approvalStepOf({ requestType, firstApproval }, 'maria')).toBe('given');
  });
});
