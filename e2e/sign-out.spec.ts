import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const profile = (page: Page) => page.getByRole('button', { name: /^Profile menu/ });

for (const { when, afterLeaving } of [
  { when: 'at once', afterLeaving: false },
  { when: 'while the page of the provider is on its way', afterLeaving: true },
]) {
  test(`T33 Get Started, pressed after Logout and ${when}, signs out first, then shows the sign-in page`, async ({
    page,
  }) => {
    await page.goto('/markets');
    await signIn(page);
    // what the sign-out needs is not there yet
    await page.reload();
    await expect(profile(page)).toBeVisible();
    const visited: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname);
    });
    let press: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (press = resolve));
    await page.exposeFunction('reportPress', press);
    // not answered before, or the page would be gone; the second request takes the place of the first
    await page.route('**/identity/session/end?*', async (route) => {
      await pressed;
      await route.continue().catch(() => undefined);
    });
    await page.evaluate(pressGetStarted, afterLeaving);
    await profile(page).click();
    await page.getByText('Logout').click();

    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    expect(visited).toContain('/logout/callback');
    expect(visited.indexOf('/logout/callback')).toBeLessThan(visited.indexOf('/identity/auth'));
    await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
    await expect(profile(page)).toBeVisible();
  });
}

/** In the page: presses the button as soon as it is there, or once the page is being left. */
function pressGetStarted(afterLeaving: boolean): void {
  let isLeaving = false;
  navigation.addEventListener('navigate', ({ destination }) => {
    if (destination.url.includes('/session/end')) isLeaving = true;
  });
  const timer = setInterval(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Get Started',
    );
    if (!button || (afterLeaving && !isLeaving)) return;
    clearInterval(timer);
    button.click();
    (window as unknown as { reportPress: () => void }).reportPress();
  }, 1);
}
