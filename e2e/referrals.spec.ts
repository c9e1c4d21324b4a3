import {
  signIn as signInAtProvider,
  Visitor,
} from '../packages/sandbox/src/server/testing/sign-in.ts';
import { expect, expectAccessible, signIn, testAlone, visit } from './fixtures.ts';

const api = '/frontoffice/api';

/** Takes the newcomer through the first verification, over their own calls and the identity partner's page. */
async function verifyNewcomer(origin: string): Promise<void> {
  const { access_token: token } = await signInAtProvider(origin, 'newcomer');
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${origin}${api}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { url?: string };
  };
  const answer = (step: string, value: unknown) => post('/compliance', { answer: { step, value } });
  await answer('EntityTypeDeclaration', 'NaturalPerson');
  const { url = '' } = await post('/v2/kyc/request', {});
  const visitor = new Visitor(origin);
  const { url: page } = await visitor.follow(url);
  for (const step of ['agree', 'passport', 'take', 'yes']) {
    await visitor.fetch(page.href, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ answer: step }),
    });
  }
  await answer('FormA', { signed: true, signature: 'Noah Lindqvist' });
}

testAlone(
  'an invitation: the friend comes by its link and is verified, a reward arrives, and is claimed by keyboard, reported once although the answer was lost',
  async ({ page, browser, own }) => {
    await visit(page, '/markets');
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Referrals' }).click();
    await expect(page).toHaveURL(/\/user\/referrals$/);
    const figures = page.getByRole('region', { name: 'Your referrals in figures' });
    await expect(figures).toContainText('115.12');
    await expectAccessible(page);
    const code = page.getByRole('region', { name: 'Code' });
    await expect(code).toHaveText(/^Code\w{4} \w{4}/);
    const letter = page.getByRole('link', { name: 'Send by e-mail' });
    const link = /ref-code%3D(\w{8})/.exec((await letter.getAttribute('href')) ?? '')?.[1];

    const other = await browser.newContext();
    const friend = await other.newPage();
    await friend.goto(`${own.origin}/?ref-code=${link}`);
    await signIn(friend, 'newcomer');
    const friends = page.getByRole('region', { name: 'Friends' });
    await expect(friends).toContainText('n•••@agio.test');
    await expect(friends).toContainText('Signed up');
    // The page shows the remembered invitation to the friend.
    await friend.goto(`${own.origin}/user/referrals`);
    await expect(friend.getByText('Your invitation is remembered')).toBeVisible();
    await other.close();

    await verifyNewcomer(own.origin);
    const rewards = page.getByRole('region', { name: 'Rewards' });
    const claim = rewards.getByRole('button', { name: 'Claim 23.42 USDC' });
    await expect(claim).toBeVisible();

    await own.disturb({ fault: 'call', endpoint: 'rewards.claim', lose: 'answer', times: 1 });
    await claim.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Claim USDC' });
    await expect(dialog.getByRole('button', { name: 'Claim Rewards' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Claim Rewards' }).focus();
    await page.keyboard.press('Enter');
    // The same claim is sent again by itself, under the same key.
    await expect(page.getByText('23.42 USDC were deposited into your Portfolio')).toHaveCount(1);
    await expect(dialog).toHaveCount(0);
    await expect(rewards.getByText('Claimed', { exact: true })).toHaveCount(1);
    await expect(claim).toHaveCount(0);
  },
);
