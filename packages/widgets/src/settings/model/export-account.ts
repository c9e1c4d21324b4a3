// @where Widgets: export of an account; data that “forget this device” removes
import { type ExchangeClient, isApiError } from '@agio/api-client';
import { readPages } from '../../lists/csv/read-pages.ts';

/** The parts of the file, in order. */
export const exportParts = [
  'account',
  'settings',
  'addresses',
  'openOrders',
  'orders',
  'trades',
  'ledger',
  'transfers',
  'conversions',
  'purchases',
  'rewards',
  'referrals',
] as const;
type ExportPart = (typeof exportParts)[number];

export interface ExportProgress {
  readonly part: ExportPart;
  /** Parts that are read. */
  readonly done: number;
  /** Rows that are read, of all parts. */
  readonly rows: number;
}

export interface AccountExport {
  readonly file: Blob;
  readonly rows: number;
  /** Parts that the exchange keeps from an account that is not active. */
  readonly leftOut: readonly ExportPart[];
}

type Pages = AsyncIterable<readonly unknown[]>;

async function* oneOf(read: Promise<unknown>): AsyncGenerator<readonly unknown[], void> {
  yield [await read];
}
async function* listOf(
  read: Promise<readonly unknown[]>,
): AsyncGenerator<readonly unknown[], void> {
  yield await read;
}

/** Functions that read each part; a part with a single object stands in the file without a list. */
const readers: Readonly<
  Record<
    ExportPart,
    { single?: true; read: (client: ExchangeClient, signal: AbortSignal) => Pages }
  >
> = {
  account: {
    single: true,
    read: ({ account }, signal) => oneOf(account.userInformation({}, { signal })),
  },
  settings: {
    single: true,
    read: ({ account }, signal) => oneOf(account.settings({}, { signal })),
  },
  addresses: { read: ({ addressBook }, signal) => listOf(addressBook.list({}, { signal })) },
  openOrders: { read: ({ trading }, signal) => listOf(trading.openOrders({}, { signal })) },
  orders: {
    read: ({ trading }, signal) =>
      readPages((page) => trading.orderHistory(page, { signal }), signal),
  },
  trades: {
    read: ({ history }, signal) => readPages((page) => history.trades(page, { signal }), signal),
  },
  ledger: {
    read: ({ history }, signal) => readPages((page) => history.ledger(page, { signal }), signal),
  },
  transfers: {
    read: ({ wallet }, signal) => readPages((page) => wallet.transfers(page, { signal }), signal),
  },
  conversions: {
    read: ({ swap }, signal) => readPages((page) => swap.recent(page, { signal }), signal),
  },
  purchases: {
    read: ({ ramp }, signal) => readPages((page) => ramp.callback(page, { signal }), signal),
  },
  rewards: { read: ({ rewards }, signal) => listOf(rewards.list({}, { signal })) },
  referrals: { read: ({ referral }, signal) => listOf(referral.status({}, { signal })) },
};

/** Puts a file together from pieces, so that the rows of a long account are never one text. */
class JsonFile {
  readonly #pieces: string[];
  constructor(head: Readonly<Record<string, string>>) {
    this.#pieces = [JSON.stringify(head).slice(0, -1)];
  }
  single(name: string, value: unknown): void {
    this.#pieces.push(`,\n${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  }
  list(name: string): (rows: readonly unknown[]) => void {
    this.#pieces.push(`,\n${JSON.stringify(name)}: [`);
    let isFirst = true;
    return (rows) => {
      for (const row of rows) {
        this.#pieces.push(`${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`);
        isFirst = false;
      }
    };
  }
  endList(): void {
    this.#pieces.push(']');
  }
  end(): Blob {
    return new Blob([...this.#pieces, '\n}\n'], { type: 'application/json' });
  }
}

/**
 * Everything that the exchange keeps of the reader's account, as one JSON file, read page by page. Amounts are the exact
 * decimal texts of the exchange. What is kept from an inactive account is left out and named; any other failure rejects.
 *
 * @param at the time that the file bears
 */
export async function exportAccount(
  client: ExchangeClient,
  at: Date,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (now: ExportProgress) => void },
): Promise<AccountExport> {
  const file = new JsonFile({ format: 'agio-account/1', exportedAt: at.toISOString() });
  const leftOut: ExportPart[] = [];
  let rows = 0;
  for (const [done, part] of exportParts.entries()) {
    onProgress({ part, done, rows });
    const { single, read } = readers[part];
    const before = rows;
    try {
      let add: ((page: readonly unknown[]) => void) | undefined;
      for await (const page of read(client, signal)) {
        signal.throwIfAborted();
        rows += page.length;
        if (single) file.single(part, page[0]);
        else (add ??= file.list(part))(page);
        onProgress({ part, done, rows });
      }
      if (add) file.endList();
    } catch (error) {
      // Nothing was written of it: what is kept from an account is refused with the first page.
      if (!isApiError(error, 'gated') || rows > before) throw error;
      leftOut.push(part);
    }
    signal.throwIfAborted();
  }
  if (leftOut.length > 0) file.single('leftOut', leftOut);
  return { file: file.end(), rows, leftOut };
}
