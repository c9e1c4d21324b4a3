/** What a drop zone takes. */
export interface FileRules {
  /** File name endings in lower case, without the dot. */
  types: readonly string[];
  /** Bytes per file. */
  maxSize: number;
  maxCount: number;
}

/** The upload rules of the product: 5 MB = 5 × 1024 × 1024 bytes each, at most 10 files. */
export const DOCUMENT_RULES: FileRules = {
  types: ['jpg', 'jpeg', 'gif', 'png', 'pdf'],
  maxSize: 5 * 1024 * 1024,
  maxCount: 10,
};

export type FileRejection = 'type' | 'size' | 'empty' | 'count' | 'duplicate';

export interface CheckedFile {
  file: File;
  /** Why it cannot be sent; nothing when it can. */
  rejection?: FileRejection;
}

const ending = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The same file chosen twice: same name, size and date. */
const same = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Checks newly chosen files against the rules, in their order. `taken` are those already in the list; only the ones that
 * can be sent count towards the limit.
 */
export function checkFiles(
  files: readonly File[],
  taken: readonly CheckedFile[],
  rules: FileRules,
): CheckedFile[] {
  const all: CheckedFile[] = [...taken];
  for (const file of files) {
    const rejection = reject(file, all, rules);
    all.push(rejection === undefined ? { file } : { file, rejection });
  }
  return all.slice(taken.length);
}

function reject(
  file: File,
  taken: readonly CheckedFile[],
  { types, maxSize, maxCount }: FileRules,
): FileRejection | undefined {
  if (!types.includes(ending(file.name))) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxSize) return 'size';
  const usable = taken.filter((each) => each.rejection === undefined);
  if (usable.some((each) => same(each.file, file))) return 'duplicate';
  if (usable.length >= maxCount) return 'count';
  return undefined;
}
