// @where Sandbox: passwords of invited staff
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Person } from './provider.ts';
import type { SignInAccount } from './sign-in.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const bytes = { salt: 16, hash: 32 };

interface Member extends Person {
  salt: Buffer;
  hash: Buffer;
}

/** Compared with the password for an address that has no account, so that the answer takes as long. */
const absent = { salt: randomBytes(bytes.salt), hash: randomBytes(bytes.hash) };

/** Accounts that can sign in: those of the demonstration, and invited staff, who chose a password. */
export class Directory {
  readonly offered: readonly SignInAccount[];
  private readonly database: DatabaseSync;
  private readonly people = new Map<string, Person>();
  private readonly members = new Map<string, Member>();

  constructor(database: DatabaseSync, offered: readonly SignInAccount[]) {
    this.database = database;
    this.offered = offered;
    for (const account of offered) this.people.set(account.id, account);
    database.exec(
      'CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, email TEXT NOT NULL, name TEXT NOT NULL, salt BLOB NOT NULL, hash BLOB NOT NULL) WITHOUT ROWID',
    );
    for (const row of database.prepare('SELECT * FROM people').all()) {
      this.keep({
        id: String(row['id']),
        email: String(row['email']),
        displayName: String(row['name']),
        salt: Buffer.from(row['salt'] as Uint8Array),
        hash: Buffer.from(row['hash'] as Uint8Array),
      });
    }
  }

  find(id: string): Person | undefined {
    return this.people.get(id);
  }

  withEmail(email: string): Person | undefined {
    const name = email.trim().toLowerCase();
    return [...this.people.values()].find((person) => person.email.toLowerCase() === name);
  }

  /** Returns the account if the password is right. */
  async withPassword(email: string, password: string): Promise<Person | undefined> {
    const person = this.withEmail(email);
    const demo = this.offered.find(({ id }) => id === person?.id);
    if (demo !== undefined) return demo.password === password ? demo : undefined;
    const { salt, hash } = this.members.get(person?.id ?? '') ?? absent;
    const isRight = timingSafeEqual(await derive(password, salt, bytes.hash), hash);
    return isRight ? person : undefined;
  }

  /** Prepares a password. The returned function adds its owner, or replaces the password. */
  async prepare(password: string): Promise<(person: Person) => void> {
    const salt = randomBytes(bytes.salt);
    const hash = await derive(password, salt, bytes.hash);
    return ({ id, email, displayName }) => {
      this.database
        .prepare(
          'INSERT OR REPLACE INTO people (id, email, name, salt, hash) VALUES (?, ?, ?, ?, ?)',
        )
        .run(id, email, displayName, salt, hash);
      this.keep({ id, email, displayName, salt, hash });
    };
  }

  private keep(member: Member): void {
    this.people.set(member.id, member);
    this.members.set(member.id, member);
  }
}
