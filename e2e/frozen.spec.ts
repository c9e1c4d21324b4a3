import { Desk } from './desk.ts';
import { expect, testAlone as test } from './fixtures.ts';

// Freezing an account cancels its orders for good.
test('F24 F25 a market that is halted and an account that is frozen are announced at once, and typed text is kept', async ({
  page,
  own,
}) => {
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  await desk.price.fill('5.1234');
  await desk.amount.fill('34');
  const expectTyped = async () => {
    await expect(desk.price).toHaveValue('5.1234');
    await expect(desk.amount).toHaveValue('34');
  };
  const halt = (status: string) =>
    own.administer('PUT', '/back-api/backoffice/market/XCB-CTN', {
      status,
      reason: 'Maintenance',
    });
  await halt('Halted');
  try {
    await expect(desk.submit('Market is halted')).toBeDisabled();
    await expectTyped();
  } finally {
    await halt('Open');
  }
  await expect(desk.submit('Buy XCB')).toBeEnabled();

  const put = (status: string) => own.setStatus(status);
  await put('Frozen');
  try {
    await expect(page.getByText('Unfortunately, your account has been frozen.')).toHaveCount(1);
    await expect(desk.submit('Trading is not available')).toBeDisabled();
    await expectTyped();
  } finally {
    await put('Active');
  }
  await expect(page.getByText('Unfortunately, your account has been frozen.')).toHaveCount(0);
  await expect(desk.submit('Buy XCB')).toBeEnabled();
});
