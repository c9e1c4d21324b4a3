import { useState } from 'react';
import { SandboxStage, type SandboxStageProps } from '../../testing/sandbox-stage.tsx';
import { SendReceiveDialog, type TransferChoice, type TransferTab } from '../index.ts';

export type TransfersStageProps = Omit<SandboxStageProps, 'children'> &
  TransferChoice & { tab?: TransferTab };

/** The open dialog over an empty page, whose address is the choice. */
export function TransfersStage({ tab = 'receive', asset, network, ...stage }: TransfersStageProps) {
  const [choice, setChoice] = useState<TransferChoice & { tab: TransferTab }>({
    tab,
    asset,
    network,
  });
  const [isOpen, setOpen] = useState(true);
  return (
    <SandboxStage {...stage}>
      <div className="min-h-dvh bg-canvas text-fg" data-choice={JSON.stringify(choice)}>
        <SendReceiveDialog {...choice} open={isOpen} onOpenChange={setOpen} onChoose={setChoice} />
      </div>
    </SandboxStage>
  );
}
