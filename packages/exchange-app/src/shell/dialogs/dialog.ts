import type { LucideIcon } from 'lucide-react';
import type * as v from 'valibot';
import type { Page } from '../../pages.ts';
import type { WordKey } from '../../shared/language/words.ts';
import type { Access } from '../../shared/user/access.ts';

/** Props of a dialog from its host. Each opening is a new instance, so its state begins anew. */
export interface DialogProps<Args = object> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  args: Args;
}

/** Arguments are texts: they stand in the address. */
export type ArgsSchema = v.ObjectSchema<
  Record<string, v.GenericSchema<string | undefined, string | undefined>>,
  undefined
>;

export interface DialogEntry<Schema extends ArgsSchema = ArgsSchema> {
  args: Schema;
  /** Its name in `?modal=`, which links and bookmarks keep. Undefined: it is never in the address. */
  address?: string;
  /** Readers who may open it; the others read why not. Undefined: everybody. */
  access?: Access;
  /** Place among the pages of a menu of the header. */
  menu?: { after: Page['id']; name: WordKey<'shell'>; about: WordKey<'shell'>; icon: LucideIcon };
  /** Entry in the command palette, for a dialog that needs no arguments. `demo`: in a demonstration alone. */
  palette?: { words: WordKey<'shell'>; icon: LucideIcon; shortcut?: string; demo?: true };
}

/** Returns one row of the registry, with the type of its arguments. */
export const defineDialog = <Schema extends ArgsSchema>(
  entry: DialogEntry<Schema>,
): DialogEntry<Schema> => entry;
