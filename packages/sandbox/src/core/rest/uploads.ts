// @where Sandbox: largest body of a call, and uploads at a time
import type { Account } from '../records/people.ts';
import { reason, Refusal } from '../refusal.ts';
import type { Route } from './routes.ts';

/** Forms of one account that are read at the same time. */
const maxAtOnce = 4;

/** Files that are on their way in: each is in memory until it is whole. */
export class Uploads {
  private readonly open = new Map<Account | undefined, number>();

  /** Reads the input of a call, for a form when the account has not enough of them under way. */
  async within<T>(route: Route, account: Account | undefined, read: () => Promise<T>): Promise<T> {
    if (route.endpoint.requestType !== 'multipart') return read();
    const before = this.open.get(account) ?? 0;
    if (before >= maxAtOnce) {
      throw new Refusal([reason('tooManyUploads', 'file', { count: maxAtOnce })], {
        'retry-after': '1',
      });
    }
    this.open.set(account, before + 1);
    try {
      return await read();
    } finally {
      const left = (this.open.get(account) ?? 1) - 1;
      if (left === 0) this.open.delete(account);
      else this.open.set(account, left);
    }
  }
}
