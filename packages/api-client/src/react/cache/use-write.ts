import { useCallback } from 'react';
import type { ScopedMutator } from 'swr';
import { isApiError } from '../../http/api-error.ts';
import type { CallOptions } from '../../http/send.ts';
import { Intents } from '../../trading/intents.ts';
import { useExchange } from '../context.ts';
import { matchCalls, type AnswerOf, type CallName, type InputOf } from './keys.ts';
import { useCommand, type CommandState } from './use-command.ts';
import { callByName, noInput } from './use-read.ts';
import { useMutate } from './use-mutate.ts';

interface WriteOptions extends CallOptions {
  /** The caller shows every refusal of the exchange itself: the provider's `onError` does not hear of one. */
  tellsRefusals?: boolean | undefined;
}

/** Tells a refusal from a request for a sign-in and from an answer that never arrived. */
const isTold = (error: unknown, _input?: object, options?: WriteOptions): boolean =>
  options?.tellsRefusals === true && isApiError(error, 'http');

/** Something that changes the server, as a function of its own name, with how it stands. */
export type Write<Own extends string, Name extends CallName> = CommandState &
  Record<
    Own,
    (
      ...args: Record<never, never> extends InputOf<Name>
        ? [input?: InputOf<Name>, options?: WriteOptions]
        : [input: InputOf<Name>, options?: WriteOptions]
    ) => Promise<AnswerOf<Name>>
  >;

/**
 * A call that changes something. When it is over, however it ended, the reads in `changes` are asked for again. The
 * same input passed again while the call is under way (a double click) answers the same promise; passed again after an
 * answer that was lost it carries the same idempotency key, as it is the same intent. Rejects with `ApiError`.
 *
 * @param learn puts what the answer says into what is known, for pages that open before it is asked for again; stable
 */
export function useWrite<Own extends string, Name extends CallName>(
  own: Own,
  name: Name,
  changes: readonly CallName[],
  learn?: (answer: AnswerOf<Name>, mutate: ScopedMutator) => unknown,
): Write<Own, Name> {
  const client = useExchange();
  const mutate = useMutate();
  const work = useCallback(
    async (input: object = noInput, options?: WriteOptions) => {
      try {
        const answer = await Intents.of(client).send(name, input, (idempotencyKey) =>
          callByName(client, name, input, { idempotencyKey, ...options }),
        );
        void learn?.(answer, mutate);
        return answer;
      } finally {
        void mutate(matchCalls(...changes));
      }
    },
    [client, mutate, name, changes, learn],
  );
  const { run, ...state } = useCommand(work, isTold);
  // The function's types are those of the call that `name` says.
  return { ...state, [own]: run } as unknown as Write<Own, Name>;
}
