/** What a drop zone takes. The server decides, so the caller gives it: `uploadLimits` of `@agio/api-client` has this shape. */
export interface FileRules {
  /** File name extensions in lower case, without the dot. */
  extensions: readonly string[];
  /** Per file; a megabyte is 1024 × 1024 bytes. */
  maxBytes: number;
  maxFiles: number;
}

export type FileRejection = 'type' | 'size' | 'empty' | 'count' | 'duplicate';

export interface CheckedFile {
  file: File;
  /** Why the file cannot be sent; undefined if it can. */
  rejection?: FileRejection;
}

const extension = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The same file chosen twice: same name, size and date. */
const same = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Checks newly chosen files against the rules, in order. `taken` are the files already in the list; those that can be
 * sent count towards `maxFiles`.
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
  { extensions, maxBytes, maxFiles }: FileRules,
): FileRejection | undefined {
  if (!extensions.includes(extension(file.name))) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  const usable = taken.filter((each) => each.rejection === undefined);
  if (usable.some((each) => same(each.file, file))) return 'duplicate';
  if (usable.length >= maxFiles) return 'count';
  return undefined;
}
