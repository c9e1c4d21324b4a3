import { useRef, useState } from 'react';
import {
  checkFiles,
  type FileHeads,
  type FileRules,
  type ListedFile,
  readHeads,
} from '../../forms/file-drop-zone/file-drop-zone.tsx';

/** A chosen file with its state. */
export interface ChosenFile extends ListedFile {
  file: File;
}

/** Counts the files in the list for `checkFiles`. Refused files do not count. */
const taken = (files: readonly ChosenFile[]) =>
  files.map(({ file, state }) => {
    if (state.kind === 'rejected') return { file, rejection: state.why };
    return state.kind === 'failed' && state.final === true
      ? { file, rejection: 'content' as const }
      : { file };
  });

/** Refusals for the sake of other files in the list: they may end when one of those leaves it. */
const dependsOnOthers = ({ state }: ChosenFile) =>
  state.kind === 'rejected' && (state.why === 'count' || state.why === 'duplicate');

/** The files, where those that were one too many, or there already, are judged again in their order. */
function judgedAgain(files: readonly ChosenFile[], rules: FileRules): ChosenFile[] {
  const settled = files.filter((file) => !dependsOnOthers(file));
  const admitted: ChosenFile[] = [];
  return files.map((each) => {
    if (!dependsOnOthers(each)) return each;
    const [checked] = checkFiles([each.file], taken([...settled, ...admitted]), rules);
    const judged: ChosenFile = { ...each, state: stateOf(checked?.rejection) };
    admitted.push(judged);
    return judged;
  });
}

const stateOf = (rejection: ReturnType<typeof checkFiles>[number]['rejection']) =>
  rejection === undefined
    ? ({ kind: 'ready' } as const)
    : ({ kind: 'rejected', why: rejection } as const);

/**
 * The chosen files of an upload modal. Checks each file against the rules, keeps refused ones with their reason, and
 * checks the rest again when one is removed. The caller sends the files and reports their progress by `setState`.
 */
export function useChosenFiles(rules: FileRules) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const count = useRef(0);

  const list = (
    all: readonly File[],
    kept: readonly ChosenFile[],
    heads: FileHeads,
  ): ChosenFile[] =>
    checkFiles(all, taken(kept), rules, heads).map(({ file, rejection }) => {
      count.current += 1;
      return {
        id: String(count.current),
        name: file.name,
        size: file.size,
        file,
        state: stateOf(rejection),
      };
    });

  return {
    files,
    /** Lists them once their first bytes are read, where the rules judge by those. */
    onFiles: (chosen: readonly File[]) => {
      const add = (heads: FileHeads) => setFiles((now) => [...now, ...list(chosen, now, heads)]);
      if (rules.signatures === undefined) add(new Map());
      else void readHeads(chosen, rules).then(add);
    },
    onRemove: (id: string) =>
      setFiles((now) =>
        judgedAgain(
          now.filter((each) => each.id !== id),
          rules,
        ),
      ),
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
                new Map(),
              )
            : [each],
        ),
      ),
    /** Empties the list, or takes those out that are in one state. */
    clear: (kind?: ListedFile['state']['kind']) =>
      setFiles((now) =>
        kind === undefined
          ? []
          : judgedAgain(
              now.filter(({ state }) => state.kind !== kind),
              rules,
            ),
      ),
  };
}
