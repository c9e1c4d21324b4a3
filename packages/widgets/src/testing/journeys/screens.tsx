import type { ComplianceStepState } from '@agio/api-client';
import { useState } from 'react';
import { RequestDialog, RequestStatus } from '../../account/index.ts';
import { Documents } from '../../documents/index.ts';
import { stepRules } from '../../verification/index.ts';
import { answering } from '../../verification/testing/answering.ts';
import { sampleState } from '../../verification/testing/sample-state.ts';
import { VerificationStage } from '../../verification/testing/stage.tsx';
import { SandboxStage } from '../sandbox-stage.tsx';
import type { Screen } from './journey.tsx';

const ignore = () => undefined;

interface StepScreen {
  title?: string;
  account?: string;
  /** State of the application; the exchange's own state without it. */
  state?: ComplianceStepState;
  profile?: () => Response;
}

/** The page of a step, on an exchange of its own. */
export function step(
  at: keyof typeof stepRules,
  words: string,
  { title = titles[at], account = 'newcomer', state, profile }: StepScreen = {},
): Screen {
  return {
    state: at,
    title,
    words,
    show: () => (
      <VerificationStage
        account={`${account}@agio.test`}
        scenario="quiet"
        still
        links={{ support: '/user/support' }}
        step={stepRules[at].slug}
        {...(state && { answer: answering(state, profile) })}
        onLeave={ignore}
        onOpenRequest={ignore}
      />
    ),
  };
}

/** The name of each step, as the list beside its page has it. */
export const titles = {
  NoData: 'Start',
  EntityTypeDeclaration: 'Person or company',
  KycRequest: 'Identity check',
  FormA: 'Form A',
  PrimaryUse: 'Main use',
  PrimarySource: 'Source of funds',
  EmploymentStatus: 'Employment',
  TotalValue: 'Total value',
  Industry: 'Industry',
  SourceOfFunds: 'Proof of funds',
  Trading: 'Trading',
  PendingForReview: 'In review',
  Forbidden: 'Closed',
} as const;

/** The tiers as the first screen of a journey. */
export const overview = (state: string, account: string, words: string): Screen => ({
  state,
  title: 'Tiers',
  words,
  show: () => (
    <VerificationStage
      account={`${account}@agio.test`}
      scenario="quiet"
      still
      onLeave={ignore}
      onOpenRequest={ignore}
    />
  ),
});

/** The header's button with the dialog behind it, over the page of documents. */
export const request = (state: string, account: string, words: string): Screen => ({
  state,
  title: state,
  words,
  show: () => <RequestScreen account={`${account}@agio.test`} />,
});

function RequestScreen({ account }: { account: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SandboxStage
      account={account}
      scenario="quiet"
      still
      links={{ verification: '/user/tiers', support: '/user/support' }}
    >
      <div className="bg-canvas text-fg">
        <div className="flex min-h-12 items-center justify-end border-b border-line px-4">
          <RequestStatus onClick={() => setOpen(true)} />
        </div>
        <Documents />
        <RequestDialog open={isOpen} onOpenChange={setOpen} />
      </div>
    </SandboxStage>
  );
}

/** An application for a tier whose first questions have their answers. */
export { sampleState as applied };
