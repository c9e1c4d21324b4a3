import { useRef, useState } from 'react';
import {
  checkFiles,
  type FileRules,
  type ListedFile,
} from '../../forms/file-drop-zone/file-drop-zone.tsx';

/** A chosen file with its state. */
export interface ChosenFile extends ListedFile {
  file: File;
}

/**
 * The chosen files of an upload modal. Checks each file against the rules, keeps refused ones with their reason, and
 * checks the rest again when one is removed. The caller sends the files and reports their progress by `setState`.
 */
export function useChosenFiles(rules: FileRules) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const count = useRef(0);

  const list = (all: readonly File[], kept: readonly ChosenFile[]): ChosenFile[] => {
    const taken = kept.map(({ file, state }) =>
      state.kind === 'rejected' ? { file, rejection: state.why } : { file },
    );
    return checkFiles(all, taken, rules).map(({ file, rejection }) => {
      count.current += 1;
      return {
        id: String(count.current),
        name: file.name,
        size: file.size,
        file,
        state: rejection === undefined ? { kind: 'ready' } : { kind: 'rejected', why: rejection },
      };
    });
  };

  return {
    files,
    onFiles: (chosen: readonly File[]) => setFiles((now) => [...now, ...list(chosen, now)]),
    onRemove: (id: string) => setFiles((now) => now.filter((each) => each.id !== id)),
    setState: (id: string, state: ListedFile['state']) =>
      setFiles((now) => now.map((each) => (each.id === id ? { ...each, state } : each))),
    /** Replaces a photo over the limit by a smaller copy. */
    replace: (id: string, file: File) =>
      setFiles((now) =>
        now.flatMap((each) =>
          each.id === id
            ? list(
                [file],
                now.filter((other) => other.id !== id),
              )
            : [each],
        ),
      ),
    /** Empties the list, or takes those out that are in one state. */
    clear: (kind?: ListedFile['state']['kind']) =>
      setFiles((now) => (kind === undefined ? [] : now.filter(({ state }) => state.kind !== kind))),
  };
}
