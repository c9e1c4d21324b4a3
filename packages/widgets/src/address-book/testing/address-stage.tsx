import { useState } from 'react';
import { SandboxStage, type SandboxStageProps } from '../../testing/sandbox-stage.tsx';
import { AddressBook, type AddressTask, readAddressView, writeAddressView } from '../index.ts';

export interface AddressStageProps extends Omit<SandboxStageProps, 'children'> {
  /** The query with which the page is opened. */
  query?: string | undefined;
  task?: AddressTask | undefined;
}

/** A page with nothing but the address book, whose query is its view. */
export function AddressStage({ query = '', task, ...stage }: AddressStageProps) {
  const [shown, setShown] = useState(() => {
    const { filter } = readAddressView(query);
    return writeAddressView({ filter, task });
  });
  return (
    <SandboxStage
      links={{ send: (asset, to) => `/send?asset=${asset}&network=${to?.network}&to=${to?.entry}` }}
      {...stage}
    >
      <div className="min-h-dvh bg-canvas text-fg" data-query={shown}>
        <AddressBook
          view={readAddressView(shown)}
          onViewChange={(view) => setShown(writeAddressView(view))}
        />
      </div>
    </SandboxStage>
  );
}
