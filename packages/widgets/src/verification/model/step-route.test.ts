import { type ComplianceStep, complianceSteps } from '@agio/api-client';
import { describe, expect, test } from 'vitest';
import { sampleState } from '../testing/sample-state.ts';
import { stepRouteOf, progressOf, resumeStep, type StepRouteInput } from './step-route.ts';
import { stepRules } from './step-rules.ts';
import { stepOfSlug } from './steps.ts';

const draftAt = (step: ComplianceStep) => ({
  step,
  content: '""',
  savedAt: '2026-11-20T11:30:00.000Z',
});
const trader = (state: StepRouteInput['state']): StepRouteInput => ({
  state,
  accountStep: 'Trading',
  isVerified: true,
});
/** Returns the step to which an address leads, or the one that takes its place. */
const leads = (input: StepRouteInput) =>
  Object.fromEntries(
    complianceSteps.map((step) => {
      const place = stepRouteOf(step, input);
      return [step, 'show' in place ? 'shown' : place.goTo];
    }),
  );

test('every compliance step has an address of its own, which leads to it', () => {
  for (const step of complianceSteps) expect(stepOfSlug(stepRules[step].slug)).toBe(step);
  expect(stepOfSlug('documents')).toBeUndefined();
  expect(stepOfSlug(undefined)).toBeUndefined();
});

describe('an address of a step', () => {
  test('shows what is answered and the first open question, and leads there from what is ahead', () => {
    expect(leads(trader(sampleState('Tier2', 4)))).toEqual({
      NoData: 'PrimarySource',
      EntityTypeDeclaration: 'shown',
      KycRequest: 'shown',
      FormA: 'shown',
      PrimaryUse: 'shown',
      PrimarySource: 'shown',
      EmploymentStatus: 'PrimarySource',
      TotalValue: 'PrimarySource',
      Industry: 'PrimarySource',
      SourceOfFunds: 'PrimarySource',
      Trading: 'PrimarySource',
      PendingForReview: 'overview',
      Forbidden: 'overview',
    });
  });

  test('shows a newcomer the start, and the first question', () => {
    const newcomer = {
      state: sampleState('Tier1', 0),
      accountStep: 'NoData',
      isVerified: false,
    } as const;
    expect(leads(newcomer)).toMatchObject({
      NoData: 'shown',
      EntityTypeDeclaration: 'shown',
      KycRequest: 'EntityTypeDeclaration',
    });
  });

  test('shows every question of a complete application, and its end', () => {
    expect(leads(trader(sampleState('Tier2', 6)))).toMatchObject({
      PrimaryUse: 'shown',
      Trading: 'shown',
      TotalValue: 'Trading',
    });
  });

  test.each([
    [
      'in review',
      trader(sampleState('Tier2', 6, { step: 'PendingForReview' })),
      'PendingForReview',
    ],
    [
      'closed',
      { ...trader(sampleState('Tier2', 4)), accountStep: 'Forbidden' as const },
      'Forbidden',
    ],
  ])('leads an account that is %s to the one page that says so', (_, input, only) => {
    for (const [step, place] of Object.entries(leads(input)))
      expect([step, place]).toEqual([step, step === only ? 'shown' : only]);
  });
});

test('the identity check is open to a user who has to renew their document, also in review', () => {
  const inReview = trader(sampleState('Tier2', 6, { step: 'PendingForReview' }));
  expect(stepRouteOf('KycRequest', { ...inReview, isDocumentEnding: true })).toEqual({
    show: 'KycRequest',
  });
  expect(stepRouteOf('FormA', { ...inReview, isDocumentEnding: true })).toEqual({
    goTo: 'PendingForReview',
  });
  const closed = { ...inReview, accountStep: 'Forbidden' as const, isDocumentEnding: true };
  expect(stepRouteOf('KycRequest', closed)).toEqual({ goTo: 'Forbidden' });
});

describe('a customer goes on', () => {
  test('at what they chose last and did not send, on whichever device', () => {
    const state = sampleState('Tier2', 5, { drafts: [draftAt('FormA'), draftAt('PrimaryUse')] });
    expect(resumeStep(state)).toBe('PrimaryUse');
  });
  test('at the first open question where nothing is drafted, or only what is not reached', () => {
    expect(resumeStep(sampleState('Tier2', 4))).toBe('PrimarySource');
    expect(resumeStep(sampleState('Tier2', 4, { drafts: [draftAt('Industry')] }))).toBe(
      'PrimarySource',
    );
  });
  test('at what is sent when all is answered', () => {
    expect(resumeStep(sampleState('Tier3', 9))).toBe('Trading');
  });
});

test('progress counts answers, whichever they are', () => {
  expect(progressOf(sampleState('Tier3', 7))).toEqual({ done: 7, of: 9 });
});
