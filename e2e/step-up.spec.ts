import { Desk } from './desk.ts';
import { expect, signIn, signInAskedFor, test } from './fixtures.ts';

for (const { way, button, share } of [
  { way: 'signing in again', button: 'Continue as trader@agio.test', share: '0.74' },
  { way: 'second thoughts', button: 'Cancel and go back', share: '0.73' },
]) {
  test(`S21 an order that asks for a sign-in: after ${way} the same page, with what was typed`, async ({
    page,
    server,
  }) => {
    const desk = new Desk(page);
    await desk.open();
    await signIn(page);
    await desk.live();
    await page.getByRole('tab', { name: 'Limit', exact: true }).click();
    // far below the market: the order rests
    const price = await desk.priceAt(share);
    await desk.price.fill(price);
    await desk.amount.fill('23');
    await server.disturb(signInAskedFor('trading.createOrder'));
    await desk.submit('Buy XCB').click();

    const question = page.getByRole('alertdialog', { name: 'Sign in again to do this' });
    await expect(question).toBeVisible();
    await expect(page.getByText('The order was not placed')).toHaveCount(0);
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/identity/auth',
    );
    await question.getByRole('button', { name: 'Sign in again' }).click();
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('prompt'), query.get('max_age')]).toEqual(['login', '300']);

    await expect(page.getByLabel('User')).toHaveValue('trader@agio.test');
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/\/trade\/XCB-CTN$/);
    await desk.live();
    await expect(desk.price).toHaveValue(price);
    await expect(desk.amount).toHaveValue('23');
    await expect(question).toHaveCount(0);
    await desk.submit('Buy XCB').click();
    const order = desk.openOrders.getByRole('row').filter({ hasText: price });
    await expect(order).toHaveCount(1);
    await order.getByRole('button', { name: 'Cancel' }).click();
    await expect(order).toHaveCount(0);
  });
}
