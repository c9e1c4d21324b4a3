// @where Sandbox: number of wrong passwords before a pause
/** Wrong passwords that one user may be tried with from one address within the time. */
const maxOfUser = 10;
/** Wrong passwords that one network address may try within the time. */
const maxOfAddress = 100;
/** Time within which wrong passwords are counted, in milliseconds. */
const windowMs = 15 * 60_000;

/** Counts wrong passwords, so that guessing one takes longer than its owner lives. */
export class FailedSignIns {
  private readonly failures = new Map<string, number[]>();

  /** Whole minutes to wait; zero when another try is allowed. */
  waitFor(user: string, address: string): number {
    const minutes = (name: string, allowed: number) => {
      const recent = this.recent(name);
      const oldest = recent.at(-allowed);
      if (oldest === undefined) return 0;
      return Math.max(1, Math.ceil((oldest + windowMs - Date.now()) / 60_000));
    };
    return Math.max(minutes(nameOf(user, address), maxOfUser), minutes(address, maxOfAddress));
  }

  failed(user: string, address: string): void {
    for (const name of [nameOf(user, address), address]) {
      this.failures.set(name, [...this.recent(name), Date.now()]);
    }
    if (this.failures.size > 10_000) {
      for (const other of this.failures.keys()) this.recent(other);
    }
  }

  private recent(name: string): number[] {
    const since = Date.now() - windowMs;
    const recent = (this.failures.get(name) ?? []).filter((time) => time > since);
    if (recent.length === 0) this.failures.delete(name);
    return recent;
  }
}

/** No user's name is longer. */
const nameOf = (user: string, address: string) =>
  `${user.trim().toLowerCase().slice(0, 254)} ${address}`;
