import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { Keys } from './keys.ts';

/** A schedule of the back office that two administrators change: its words, and the value that is typed. */
export interface ScheduleChange {
  /** Link to the editor, which also names the question before the proposal is sent. */
  link: 'Change the fees' | 'Change the limits';
  /** Group of the editor, and its field. */
  field: readonly [group: string, name: RegExp];
  value: string;
  reason: string;
  /** Part of the page that is there once the effect has been worked out. */
  effect: (page: Page) => ReturnType<Page['getByRole']>;
}

/** Proposes a change by keyboard, on the page of the schedule. */
export async function proposeByKeys(page: Page, change: ScheduleChange): Promise<void> {
  const keys = new Keys(page);
  await expect(page.getByRole('table', { name: 'In force' })).toBeVisible();
  await expectAccessible(page);
  await keys.link(change.link);
  const [group, name] = change.field;
  await keys.to(page.getByRole('group', { name: group }).getByRole('textbox', { name }));
  await page.keyboard.press('ControlOrMeta+a');
  await keys.type(change.value);
  await keys.to(page.getByRole('textbox', { name: 'Reason' }));
  await keys.type(change.reason);
  await expect(change.effect(page)).toBeVisible();
  await expectAccessible(page);
  await keys.button('Propose');
  const sure = page.getByRole('alertdialog', { name: `${change.link}?` });
  await keys.to(sure.getByRole('button', { name: 'Propose' }));
  await keys.press('Enter');
  await expect(page.getByText('Your proposal waits for another administrator.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
}

/** Approves the proposal by keyboard, on the page of another administrator. */
export async function approveByKeys(page: Page, { effect }: ScheduleChange): Promise<void> {
  const keys = new Keys(page);
  await expect(effect(page)).toBeVisible();
  await expectAccessible(page);
  await keys.button('Approve');
  const approval = page.getByRole('alertdialog', { name: 'Approve: Version 2' });
  await keys.to(approval.getByRole('button', { name: 'Approve' }));
  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Earlier versions' })).toBeVisible();
}
