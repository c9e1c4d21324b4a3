import { useEffect, useState } from 'react';
import { opensPalette, PagePalette } from '../../palette/index.ts';
import { SandboxStage, type SandboxStageProps } from '../../testing/sandbox-stage.tsx';
import { BackOffice } from '../index.ts';

export interface OfficeStageProps extends Omit<SandboxStageProps, 'children' | 'onFollow'> {
  /** The address at which the back office is opened, below `/admin`. */
  address: string;
}

/** A page with nothing but the back office, whose links and keys lead through its addresses. */
export function OfficeStage({ address, ...stage }: OfficeStageProps) {
  const [shown, setShown] = useState(address);
  const url = new URL(shown, 'http://office.test');
  const [, , area, item] = url.pathname.split('/');
  return (
    <SandboxStage onFollow={setShown} {...stage}>
      <div className="flex min-h-dvh flex-col bg-canvas text-fg" data-address={shown}>
        <BackOffice
          base="/admin"
          area={area}
          item={item}
          query={url.search}
          onQueryChange={(query) => setShown(`${url.pathname}?${query}`)}
          onGo={setShown}
        />
      </div>
      <HostPalette />
    </SandboxStage>
  );
}

/** The command palette of a host that has nothing of its own in it. */
function HostPalette() {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (opensPalette(event)) setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <PagePalette
      open={open}
      onOpenChange={setOpen}
      search={search}
      onSearchChange={setSearch}
      groups={[]}
    />
  );
}
