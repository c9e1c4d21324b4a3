import {
  complianceSteps,
  requestStatuses,
  requestTransitions,
  verificationTransitions,
} from '@agio/api-client/contract';
import { identityWays } from '@agio/sandbox/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { at, screenParameters } from '../viewports.ts';
import { Journey } from './journey.tsx';
import { applied, overview, request, step, titles } from './screens.tsx';
import { wordsOf } from './words.ts';

/** Each flow of the verification: its state machine as the exchange runs it, and its screens one after the other. */
const meta = {
  title: 'Journeys/Verification',
  component: Journey,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    ways: verificationTransitions,
    nameOf: (state) => (titles as Readonly<Record<string, string>>)[state] ?? state,
    wordsOf,
    title: '',
    lead: '',
    states: [],
    screens: [],
  },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A natural person from the first page to the first tier, which needs no review unless something differs. */
export const NaturalPersonToTier1: Story = {
  args: {
    title: 'A natural person, to Tier 1',
    lead: 'Three steps and about five minutes. Without a finding of the identity partner nobody has to review them.',
    states: [
      'NoData',
      'EntityTypeDeclaration',
      'KycRequest',
      'FormA',
      'Trading',
      'PendingForReview',
    ],
    screens: [
      step('NoData', 'What it takes, before anything is asked.'),
      step('EntityTypeDeclaration', 'The choice is kept at once, and sent with Continue.'),
      step('KycRequest', 'CorePass checks the document on pages of its own.', {
        state: applied('Tier1', 1),
      }),
      step('FormA', 'Read to its end, then signed with name and date.', {
        state: applied('Tier1', 2),
      }),
      overview('Trading', 'tier1', 'The first tier is reached with the signature.'),
      step('PendingForReview', 'Only where the name in the document differs.', {
        account: 'pending',
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Verify your identity' }),
    ).toBeVisible();
    const figure = within(canvas.getByRole('figure', { name: 'A natural person, to Tier 1' }));
    await expect(figure.getByText(/^CorePass confirms the identity/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next screen' }));
    await expect(await canvas.findByRole('radio', { name: /^Natural person/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '4 Form A' }));
    await expect(await canvas.findByRole('region', { name: 'The declaration' })).toBeVisible();
  },
};
export const NaturalPersonOnAPhone: Story = {
  args: NaturalPersonToTier1.args ?? {},
  globals: { ...at('phone'), scheme: 'light' },
};
export const NaturalPersonFromRightToLeft: Story = {
  args: NaturalPersonToTier1.args ?? {},
  globals: { ...at('small'), dir: 'rtl' },
};

/** Three more questions, and a review. */
export const NaturalPersonToTier2: Story = {
  args: {
    title: 'A natural person, to Tier 2',
    lead: 'Three questions, each on a page of its own. All answers are read once more and sent; an officer decides.',
    states: ['Trading', 'PrimaryUse', 'PrimarySource', 'EmploymentStatus', 'PendingForReview'],
    screens: [
      overview('Trading', 'tier1', 'Where the reader stands, and what the next tier asks for.'),
      step('PrimaryUse', 'One of seven. It can be changed until it is sent.', { account: 'tier1' }),
      step('PrimarySource', 'One of seven.', { account: 'tier1', state: applied('Tier2', 4) }),
      step('EmploymentStatus', 'One of five; the last question of this tier.', {
        account: 'tier1',
        state: applied('Tier2', 5),
      }),
      step('Trading', 'Every answer once more, before they are locked.', {
        title: 'Check and send',
        account: 'tier1',
        state: applied('Tier2', 6),
      }),
      step('PendingForReview', 'Since when it waits, and how long it usually takes.', {
        account: 'pending',
      }),
    ],
  },
};

/** Property, income, and a document that shows it. */
export const NaturalPersonToTier3: Story = {
  args: {
    title: 'A natural person, to Tier 3',
    lead: 'Two more questions and at least one document. An officer decides, usually within three working days.',
    states: ['Trading', 'TotalValue', 'Industry', 'SourceOfFunds', 'PendingForReview'],
    screens: [
      overview('Trading', 'trader', 'The limits of the highest tier, and the way there.'),
      step('TotalValue', 'A band of eight is enough.', { account: 'trader' }),
      step('Industry', 'One of nine. None excludes anybody.', {
        account: 'trader',
        state: applied('Tier3', 7),
      }),
      step('SourceOfFunds', 'Leads to the page that takes the documents, and back.', {
        account: 'trader',
        state: applied('Tier3', 8),
      }),
      step('Trading', 'Every answer once more, before they are locked.', {
        title: 'Check and send',
        account: 'trader',
        state: applied('Tier3', 9, { reviewedAs: 'Tier2ToTier3' }),
      }),
      step('PendingForReview', 'Since when it waits, and how long it usually takes.', {
        account: 'pending',
      }),
      {
        ...overview('Trading', 'tier3', 'Approved: there is no higher tier.'),
        title: 'Tier 3',
      },
    ],
  },
};

/** A company declares its owners with form B before anything else. */
export const LegalEntity: Story = {
  args: {
    title: 'A legal entity, to Tier 1',
    lead: 'The first step asks for form B: owners, signatories and the documents that show them. Who signs is checked as a person is.',
    states: ['NoData', 'EntityTypeDeclaration', 'KycRequest', 'FormA', 'Trading'],
    screens: [
      step('NoData', 'Says what a company should have at hand.'),
      step('EntityTypeDeclaration', 'Form B opens in the same step; what is typed is kept.', {
        title: 'Form B',
        state: applied('Tier1', 0, {
          answers: { ...applied('Tier1', 0).answers, entityType: 'LegalEntity' },
          savedAt: '2026-11-20T11:00:00.000Z',
        }),
      }),
      step('KycRequest', 'The person who signs for the entity.', { state: applied('Tier1', 1) }),
      step('FormA', 'Signed for the entity.', { state: applied('Tier1', 2) }),
      overview('Trading', 'entity', 'A company in the first tier.'),
    ],
  },
};

/** All thirteen steps, and every way between them. */
export const WholeVerification: Story = {
  args: {
    title: 'The whole verification',
    lead: 'Every step and every way between them, as the exchange goes them: the table is part of the contract, and a test of the exchange walks all of it.',
    states: complianceSteps,
    screens: [
      step('NoData', 'Where everybody begins.'),
      overview('Trading', 'trader', 'Nothing is asked now. A tier that is complete can be sent.'),
      step('PendingForReview', 'Answers are locked until the decision.', { account: 'pending' }),
      step('Forbidden', 'A closed account verifies nothing any more.', { account: 'banned' }),
    ],
  },
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'The whole verification' }));
    const pairs = new Set(verificationTransitions.map(({ from, to }) => `${from} ${to}`));
    await expect(figure.getAllByRole('listitem')).toHaveLength(pairs.size);
  },
};

/** From pages of the partner to each result, and what the reader sees of it. */
export const IdentityCheck: Story = {
  args: {
    title: 'An identity check',
    lead: 'Four pages of the identity partner, outside of the product, and six results. The ways are those of the sandbox’s partner; its pages are seen with npm start.',
    ways: identityWays,
    states: [
      'consent',
      'document',
      'capture',
      'result',
      'approved',
      'nameDiffers',
      'highRisk',
      'declined',
      'refused',
      'expired',
    ],
    nameOf: (state) =>
      ({
        consent: 'Consent',
        document: 'Kind of document',
        capture: 'Picture of it',
        result: 'Result',
        approved: 'Confirmed',
        nameDiffers: 'Name differs',
        highRisk: 'High risk',
        declined: 'Not readable',
        refused: 'Consent refused',
        expired: 'Out of time',
      })[state] ?? state,
    screens: [
      identity('consent', 'Before it', 'What happens there, and what the partner sends back.'),
      identity('capture', 'Open', 'The page changes by itself as soon as there is a result.', {
        profile: inProgress,
      }),
      identity('approved', 'Confirmed', 'Until when the document is valid, and on.', { done: 2 }),
      identity('nameDiffers', 'Name differs', 'Confirmed, and an officer compares the names.', {
        done: 2,
        reviewedAs: 'NameDiscrepancyToTier1',
      }),
      identity('highRisk', 'High risk', 'Confirmed, and more is asked before a review.', {
        done: 2,
        reviewedAs: 'HighRiskToTier2',
      }),
      identity('declined', 'Not readable', 'The partner’s own words, and another try.', {
        profile: refusedWith('The document could not be read. Start it again in good light.'),
      }),
      identity('refused', 'Refused', 'Nothing was sent; it can be begun again.', {
        profile: refusedWith('You did not agree to share your data.'),
      }),
      identity('expired', 'Out of time', 'A check is open for thirty minutes.', {
        profile: refusedWith('The time for the identity check ran out. Start it again.'),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '6 Not readable' }));
    await expect(await canvas.findByText(/^The document could not be read/)).toBeVisible();
  },
};

const requestNames: Readonly<Record<string, string>> = {
  None: 'No request',
  PendingForReview: 'In review',
  RequestedMoreData: 'More data asked for',
  Denied: 'Rejected',
};

/** From the first to the last status. */
export const LifeOfARequest: Story = {
  args: {
    title: 'The life of a request',
    lead: 'All six statuses. The button in the header opens the dialog of the status; the page of documents says the same.',
    ways: requestTransitions,
    states: [
      'None',
      'Open',
      'PendingForReview',
      'RequestedMoreData',
      ...requestStatuses.filter(
        (status) => !['Open', 'PendingForReview', 'RequestedMoreData'].includes(status),
      ),
    ],
    nameOf: (state) => requestNames[state] ?? state,
    screens: [
      named(request('Open', 'open', 'Compliance asks for documents, with a reason.')),
      named(request('PendingForReview', 'pending', 'It waits; documents can be added.')),
      named(request('RequestedMoreData', 'more-data', 'What the officer misses, in their words.')),
      named(request('Approved', 'tier3', 'The limits of the tier hold at once.')),
      named(request('Denied', 'denied', 'The reason, read and understood once.')),
      named(request('Cancelled', 'cancelled', 'Nothing has changed; it can be sent again.')),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '5 Rejected' }));
    await expect(await canvas.findByRole('button', { name: 'Request was rejected' })).toBeVisible();
  },
};

/** Documents that are asked for, sent, added and reviewed. */
export const ProofOfFunds: Story = {
  args: {
    title: 'A proof of funds',
    lead: 'Documents go where they belong: to the application, to the request that asks for them, or to the one in review.',
    ways: requestTransitions,
    states: ['None', 'Open', 'PendingForReview', 'RequestedMoreData', 'Approved'],
    nameOf: (state) => requestNames[state] ?? state,
    screens: [
      {
        ...request('None', 'trader', 'Documents become part of the application for the tier.'),
        title: 'For an application',
      },
      { ...request('Open', 'open', 'Sent, the request goes to review.'), title: 'For an open one' },
      {
        ...request('RequestedMoreData', 'more-data', 'The review goes on with what is sent.'),
        title: 'Asked for',
      },
      {
        ...request('PendingForReview', 'pending', 'Added at once to what the officer reads.'),
        title: 'Added',
      },
    ],
  },
};

function named<Shown extends { state: string; title: string }>(screen: Shown): Shown {
  return { ...screen, title: requestNames[screen.state] ?? screen.title };
}

function identity(
  state: string,
  title: string,
  words: string,
  {
    done = 1,
    reviewedAs = null,
    profile,
  }: {
    done?: number;
    reviewedAs?: 'NameDiscrepancyToTier1' | 'HighRiskToTier2' | null;
    profile?: () => Response;
  } = {},
) {
  const screen = step('KycRequest', words, {
    title,
    state: applied('Tier1', done, { reviewedAs }),
    ...(profile && { profile }),
  });
  return { ...screen, state };
}

function inProgress(): Response {
  return Response.json({
    verificationLevel: null,
    verificationIsInProgress: true,
    verificationError: null,
  });
}

function refusedWith(message: string) {
  return (): Response =>
    Response.json(
      { errorCode: 50_002, errors: [{ key: '', code: '50002', message }] },
      { status: 422 },
    );
}
