import { createContext, use } from 'react';
import type { DialogArgs, DialogName, OpenDialog } from './registry.ts';

/** Way in which it is opened: by a step that Back takes away, or, for a dialog that opens by itself, without one. */
type OpenHow = 'step' | 'inPlace';

export interface Dialogs {
  /** The one that is open, of those that are opened by hand or by the address. */
  current: OpenDialog | undefined;
  open: <Name extends DialogName>(
    name: Name,
    ...rest: object extends DialogArgs<Name>
      ? [args?: DialogArgs<Name>, how?: OpenHow]
      : [args: DialogArgs<Name>, how?: OpenHow]
  ) => void;
  /** Fetches the code of a dialog that is likely to be opened. */
  preload: (name: DialogName) => void;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** Opens the dialogs of the registry. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs <Dialogs> around it.');
  return dialogs;
}
