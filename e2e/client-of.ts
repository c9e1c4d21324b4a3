import {
  createExchangeClient,
  createStaticSession,
  type ExchangeClient,
} from '../packages/api-client/src/index.ts';
import { signIn } from '../packages/sandbox/src/server/testing/sign-in.ts';

/** The published client of an account, without a page: what a page shows is compared with what the exchange says. */
export async function clientOf(origin: string, account = 'trader'): Promise<ExchangeClient> {
  const { access_token: token } = await signIn(origin, account);
  return createExchangeClient({
    baseUrl: origin,
    session: createStaticSession(token, { sub: account }),
  });
}
