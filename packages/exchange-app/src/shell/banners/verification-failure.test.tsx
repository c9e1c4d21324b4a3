// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InShell, routerAt } from '../../testing/in-shell.tsx';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { useUser } from '../../shared/user/use-user.ts';
import { News } from './exchange-messages.tsx';

beforeEach(() => stubBrowser());
afterEach(cleanup);

const reason = 'The photo of your document was not readable.';
const nothing = () => undefined;
const Banners = () => (
  <>
    <News user={useUser()} onKnown={nothing} />
    <p>the page</p>
  </>
);

function open(path: string) {
  const answer = ({ url }: Request) =>
    new URL(url).pathname.endsWith('/profile')
      ? Response.json(
          { errorCode: 50_002, errors: [{ key: 'identity', code: 'declined', message: reason }] },
          { status: 422 },
        )
      : undefined;
  render(
    <InShell router={routerAt(path, <Banners />)} account="newcomer@agio.test" answer={answer} />,
  );
}

test.each(['/markets', '/user/tiers', '/user/portfolio', '/trade/XCB-CTN'])(
  'the reason of 50002 stands over %s',
  async (path) => {
    open(path);
    await waitFor(() => expect(screen.queryByText(reason)).not.toBeNull(), { timeout: 20_000 });
    expect(screen.queryByText('Your identity is not confirmed.')).not.toBeNull();
  },
);

test('the page of the identity check says it itself', async () => {
  open('/user/tiers/kyc-request');
  await screen.findByText('the page');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText(reason)).toBeNull();
});
