// @where Client: form of a memo of a network
/**
 * Fault of a memo: the network has none, it is longer than the network carries, or it has another form than the
 * network's.
 */
export type MemoFault = 'unused' | 'tooManyBytes' | 'notANumber' | 'tooHigh';

interface MemoRule {
  /** Most bytes of a text in UTF-8; zero where only numbers are memos. */
  readonly textBytes: number;
  /** Highest number. */
  readonly most: bigint;
}

/** Memos of the networks that have them. Where one address stands for many accounts, the memo says which is meant. */
const rules: Readonly<Record<string, MemoRule>> = {
  // MEMO_TEXT and MEMO_ID of Stellar (SEP-29 names neither for an account: both are written in the same field).
  stellar: { textBytes: 28, most: 2n ** 64n - 1n },
  // The destination tag of the XRP Ledger.
  xrpl: { textBytes: 0, most: 2n ** 32n - 1n },
};

/** Networks whose payments carry no memo. Others that are not known here may have one: the exchange says so. */
const without = ['bitcoin', 'ethereum', 'core', 'solana', 'litecoin'];

/** Returns what is wrong with a memo on a network; undefined where nothing is, or it is empty. */
export function checkMemo(network: string, memo: string): MemoFault | undefined {
  if (memo === '') return undefined;
  if (without.includes(network)) return 'unused';
  const rule = rules[network];
  if (rule === undefined) return undefined;
  if (/^\d+$/.test(memo)) return BigInt(memo) > rule.most ? 'tooHigh' : undefined;
  if (rule.textBytes === 0) return 'notANumber';
  return new TextEncoder().encode(memo).length > rule.textBytes ? 'tooManyBytes' : undefined;
}
