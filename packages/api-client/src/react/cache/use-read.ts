// @where Client: time for which an answer counts as fresh
import type { ExchangeClient } from '../../client.ts';
import { ApiError } from '../../http/api-error.ts';
import { useExchange } from '../context.ts';
import type { AnswerOf, CallName, InputOf } from './keys.ts';
import { useQuery, type Query, type QueryOptions } from './use-query.ts';
import { userIdOf } from '../../session/session.ts';
import { useUserId } from '../use-session.ts';

/** Input of a call that needs none: the same object each time. */
export const noInput = {};

/** Options of data that changes with a deployment: read again at most once a minute. */
export const rarelyChanges = { dedupingInterval: 60_000 };

/** Makes a call by its name. */
export function callByName<Name extends CallName>(
  client: ExchangeClient,
  name: Name,
  ...args: unknown[]
): Promise<AnswerOf<Name>> {
  const [area = '', own = ''] = name.split('.');
  // The name is one of the contract, and its types are those of the method.
  const methods = client as unknown as Record<
    string,
    Record<string, (...args: unknown[]) => Promise<AnswerOf<Name>>>
  >;
  return methods[area]![own]!(...args);
}

/** Reads data that is the same for everybody. An undefined input loads nothing. */
export function usePublicRead<Name extends CallName>(
  name: Name,
  input: (InputOf<Name> & object) | undefined,
  options?: QueryOptions<AnswerOf<Name>>,
): Query<AnswerOf<Name>> {
  const client = useExchange();
  return useQuery(
    input && [name, input, null],
    ([, asked]) => callByName(client, name, asked),
    options,
  );
}

/** Reads data that guests may read too, but that may depend on the user. */
export function useSharedRead<Name extends CallName>(
  name: Name,
  input: (InputOf<Name> & object) | undefined,
  options?: QueryOptions<AnswerOf<Name>>,
): Query<AnswerOf<Name>> {
  const client = useExchange();
  const user = useUserId() ?? null;
  return useQuery(
    input && [name, input, user],
    ([, asked, asker]) => fetchAs(client, asker, name, asked),
    options,
  );
}

/** Reads data of the user; loads nothing while no user is signed in. */
export function usePrivateRead<Name extends CallName>(
  name: Name,
  input: (InputOf<Name> & object) | undefined,
  options?: QueryOptions<AnswerOf<Name>>,
): Query<AnswerOf<Name>> {
  const client = useExchange();
  const user = useUserId();
  return useQuery(
    input && user !== undefined ? [name, input, user] : undefined,
    ([, asked, asker]) => fetchAs(client, asker, name, asked),
    options,
  );
}

/** The cache may ask again while the session ends or changes: never for one user as another. */
export async function fetchAs<Name extends CallName>(
  client: ExchangeClient,
  asker: string | null,
  name: Name,
  input: object,
): Promise<AnswerOf<Name>> {
  if ((userIdOf(client.session.getSnapshot()) ?? null) !== asker) throw new ApiError('authEnded');
  return callByName(client, name, input);
}
