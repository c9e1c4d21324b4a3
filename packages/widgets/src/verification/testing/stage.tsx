import { useState } from 'react';
import { Verification } from '../verification.tsx';
import { SandboxStage, type SandboxStageProps } from '../../testing/sandbox-stage.tsx';

export interface StageArgs extends Omit<SandboxStageProps, 'children'> {
  /** The last part of the address at first. */
  step?: string | undefined;
  onLeave: (address: string) => void;
  onOpenRequest: () => void;
}

const base = '/user/tiers';

/** The verification on an exchange of its own; its links and redirects change what is shown, as an address does. */
export function VerificationStage({ step, onLeave, onOpenRequest, ...stage }: StageArgs) {
  const [at, setAt] = useState(step);
  const go = (address: string) => {
    stage.onFollow?.(address);
    if (address.startsWith(base)) setAt(address.slice(base.length + 1) || undefined);
  };
  return (
    <SandboxStage {...stage} onFollow={go}>
      <div className="min-h-dvh bg-canvas text-fg">
        <Verification
          base={base}
          step={at}
          onGo={go}
          onLeave={onLeave}
          onOpenRequest={onOpenRequest}
        />
      </div>
    </SandboxStage>
  );
}
