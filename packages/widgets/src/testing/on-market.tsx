import type { Instrument } from '@agio/api-client/contract';
import { useInstruments } from '@agio/api-client/react';
import type { ReactNode } from 'react';
import { SandboxStage, type SandboxStageProps } from './sandbox-stage.tsx';

export interface OnMarketProps extends Omit<SandboxStageProps, 'children'> {
  /** The widget, with the market that it is about. */
  children: (instrument: Instrument) => ReactNode;
}

/** A part of a desk by itself, for the market XCB-CTN of an exchange in the page. */
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
