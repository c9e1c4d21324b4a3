import { expect, type Page } from '@playwright/test';
import type { ExchangeClient } from '../packages/api-client/src/index.ts';
import { needsTwoOfficers } from '../packages/api-client/src/contract/index.ts';
import { clientOf } from './client-of.ts';

/* Steps of a newcomer on the way to a tier, and of the officer who decides on it in another browser. */

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).click();

/** Answers a question with one of its cards. */
export async function choose(page: Page, question: string, answer: string): Promise<void> {
  await expect(heading(page, question)).toBeVisible();
  await page.getByRole('radio', { name: answer }).check();
  await press(page, 'Continue');
}

/** Consents and shows the passport at the identity partner, who then finds this. */
export async function showPassport(page: Page, result: string): Promise<void> {
  await expect(heading(page, 'Share your data with Agio?')).toBeVisible();
  await press(page, 'I agree');
  await press(page, 'Passport');
  await press(page, 'Use this picture');
  await press(page, result);
}

/** Reads form A to its end and signs it. */
export async function signFormA(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'The declaration' }).press('End');
  await expect(page.getByText('You have read the declaration.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Your full name/ }).fill('Noah Lindqvist');
  await press(page, 'Sign form A');
}

/** A proof of funds, as small as one can be. */
export const statement = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'),
});

/** Returns a counter of the loads of a page: pages that change by themselves are not loaded again. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/**
 * An officer with a client of their own, who decides on what is in the queue of this person; a second one approves
 * before them what two must approve.
 */
export class Officer {
  readonly #client: ExchangeClient;
  readonly #second: ExchangeClient;
  readonly #person: string;

  private constructor(clients: { own: ExchangeClient; second: ExchangeClient }, person: string) {
    this.#client = clients.own;
    this.#second = clients.second;
    this.#person = person;
  }

  static async of(origin: string, person: string): Promise<Officer> {
    const own = await clientOf(origin, 'officer');
    return new Officer({ own, second: await clientOf(origin, 'admin') }, person);
  }

  /** Decides on the request that waits, as the queue has it. @returns its type */
  async decide(
    decision: 'Approve' | 'Deny' | 'RequestMoreData',
    comment?: string,
  ): Promise<string> {
    const { items } = await this.#client.backOfficeCompliance.queue({ status: 'PendingForReview' });
    const found = items.find(({ userId }) => userId === this.#person);
    if (!found) throw new Error(`Nothing of ${this.#person} waits for a decision.`);
    const { id: requestId, requestType, decidedAt: seenDecidedAt = null } = found.request;
    let seenApprovalAt: string | null = null;
    if (decision === 'Approve' && needsTwoOfficers(requestType)) {
      const seen = { seenDecidedAt, seenApprovalAt };
      const first = await this.#second.backOfficeCompliance.resolve({
        requestId,
        decision,
        ...seen,
      });
      seenApprovalAt = first.request?.firstApproval?.time ?? null;
    }
    const seen = { seenDecidedAt, seenApprovalAt };
    await this.#client.backOfficeCompliance.resolve({ requestId, decision, comment, ...seen });
    return requestType;
  }

  leave(): void {
    this.#client.dispose();
    this.#second.dispose();
  }
}
