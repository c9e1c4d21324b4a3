import type { Instrument } from '@agio/api-client/contract';
import { useInstruments } from '@agio/api-client/react';
import type { ReactNode } from 'react';
import { SandboxStage, type SandboxStageProps } from './sandbox-stage.tsx';

export interface OnMarketProps extends Omit<SandboxStageProps, 'children'> {
  /** Renders the widget with the market. */
  children: (instrument: Instrument) => ReactNode;
}

/** A part of a desk on its own, for the market XCB-CTN of the sandbox in the page. */
export function OnMarket({ children, ...stage }: OnMarketProps) {
  return (
    <SandboxStage {...stage}>
      <Market>{children}</Market>
    </SandboxStage>
  );
}

function Market({ children }: Pick<OnMarketProps, 'children'>) {
  const instrument = useInstruments().data?.find(({ id }) => id === 'XCB-CTN');
  return instrument && children(instrument);
}
