import { useState } from 'react';
import { ClaimDialog } from '../../account/index.ts';
import { SandboxStage, type SandboxStageProps } from '../../testing/sandbox-stage.tsx';
import { Referrals, type ReferralsProps } from '../index.ts';

export interface ReferralsStageProps
  extends Omit<SandboxStageProps, 'children'>, Pick<ReferralsProps, 'rememberedCode'> {}

/** A page with nothing but the referrals, over which a reward is claimed. */
export function ReferralsStage({ rememberedCode, ...stage }: ReferralsStageProps) {
  const [reward, setReward] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  return (
    <SandboxStage {...stage}>
      <div className="min-h-dvh bg-canvas text-fg">
        <Referrals
          rememberedCode={rememberedCode}
          onClaim={(id) => {
            setReward(id);
            setOpen(true);
          }}
        />
        {reward === undefined ? null : (
          <ClaimDialog reward={reward} open={isOpen} onOpenChange={setOpen} />
        )}
      </div>
    </SandboxStage>
  );
}
