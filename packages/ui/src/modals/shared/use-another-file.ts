import { useRef } from 'react';
import type { ListedFile } from '../../forms/file-drop-zone/file-drop-zone.tsx';

/** A file that cannot be sent whatever its reader does with it: only another one helps. */
export const needsAnotherFile = ({ state }: ListedFile): boolean =>
  state.kind === 'failed'
    ? state.final === true
    : state.kind === 'rejected' && ['type', 'content', 'empty'].includes(state.why);

/**
 * Puts another file in the place of a refused one: `choose` opens the chooser of the drop zone, and the refused file
 * leaves the list when files arrive.
 */
export function useAnotherFile({
  onFiles,
  onRemove,
}: {
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
}) {
  const zone = useRef<HTMLDivElement>(null);
  const refused = useRef<string>(undefined);
  return {
    /** For the drop zone. */
    zone,
    choose: (id: string) => {
      refused.current = id;
      zone.current?.querySelector<HTMLInputElement>('[data-slot=file-input]')?.click();
    },
    onFiles: (files: File[]) => {
      if (refused.current !== undefined) onRemove(refused.current);
      refused.current = undefined;
      onFiles(files);
    },
  };
}
