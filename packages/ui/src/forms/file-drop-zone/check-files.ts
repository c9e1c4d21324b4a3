/**
 * Rules for the files that a drop zone takes. The server decides, so the caller gives them: `uploadLimits` of
 * `@agio/api-client` has this shape.
 */
export interface FileRules {
  /** File name extensions in lower case, without the dot. */
  extensions: readonly string[];
  /** Per file; a megabyte is 1024 × 1024 bytes. */
  maxBytes: number;
  maxFiles: number;
  /**
   * First bytes of files with these extensions. The name of a file has to agree; without signatures nothing is read.
   */
  signatures?: readonly { extensions: readonly string[]; bytes: readonly number[] }[] | undefined;
}

/** `content`: the file does not begin as its name says. */
export type FileRejection = 'type' | 'size' | 'empty' | 'content' | 'count' | 'duplicate';

export interface CheckedFile {
  file: File;
  /** Reason for which the file cannot be sent; undefined if it can. */
  rejection?: FileRejection;
}

const extension = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The same file chosen twice: same name, size and date. */
const same = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The first bytes of files, as {@link readHeads} gives them. */
export type FileHeads = ReadonlyMap<File, Uint8Array>;

/** Reads the first bytes of files that the rules can judge by them. A file that cannot be read is left to the sending. */
export async function readHeads(
  files: readonly File[],
  { signatures = [] }: FileRules,
): Promise<FileHeads> {
  const length = Math.max(0, ...signatures.map(({ bytes }) => bytes.length));
  if (length === 0) return new Map();
  const heads = await Promise.all(
    files.map(async (file) => {
      try {
        return [[file, new Uint8Array(await file.slice(0, length).arrayBuffer())] as const];
      } catch {
        return [];
      }
    }),
  );
  return new Map(heads.flat());
}

/**
 * Checks newly chosen files against the rules, in order. `taken` are the files already in the list; those that can be
 * sent count towards `maxFiles`. What a file contains is judged where `heads` has its first bytes.
 */
export function checkFiles(
  files: readonly File[],
  taken: readonly CheckedFile[],
  rules: FileRules,
  heads: FileHeads = new Map(),
): CheckedFile[] {
  const all: CheckedFile[] = [...taken];
  for (const file of files) {
    const rejection = reject(file, all, rules, heads.get(file));
    all.push(rejection === undefined ? { file } : { file, rejection });
  }
  return all.slice(taken.length);
}

function reject(
  file: File,
  taken: readonly CheckedFile[],
  { extensions, maxBytes, maxFiles, signatures = [] }: FileRules,
  head: Uint8Array | undefined,
): FileRejection | undefined {
  const type = extension(file.name);
  if (!extensions.includes(type)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  const known = signatures.filter((each) => each.extensions.includes(type));
  const agrees = known.some(({ bytes }) => bytes.every((byte, at) => head?.[at] === byte));
  if (head !== undefined && known.length > 0 && !agrees) return 'content';
  const usable = taken.filter((each) => each.rejection === undefined);
  if (usable.some((each) => same(each.file, file))) return 'duplicate';
  if (usable.length >= maxFiles) return 'count';
  return undefined;
}
