import type { CaseFile } from '@agio/api-client/contract';
import { useCaseFile, useExchange } from '@agio/api-client/react';
import { isConflict } from '../../../intent/refusals.tsx';
import { type CallOptions, useIntent } from '../../../intent/use-intent.ts';

/**
 * Sends one change of a case file at a time. The exchange refuses a change of what another officer changed since the file
 * was read; the file is then read again, so that the next press is about what is there.
 *
 * @param isDone returns true if a file has the change, after its answer was lost
 */
export function useFileChange<Input>(
  userId: string,
  send: (input: Input, options: CallOptions) => Promise<CaseFile>,
  isDone: (file: CaseFile, input: Input) => boolean,
) {
  const { backOfficeCaseFile } = useExchange();
  const { mutate } = useCaseFile(userId);
  const read = async () => {
    const found = await backOfficeCaseFile.read({ userId });
    void mutate(found, { revalidate: false });
    return found;
  };
  return useIntent<Input>({
    send: (input, options) =>
      send(input, options).catch((error: unknown) => {
        if (isConflict(error)) void read().catch(() => undefined);
        throw error;
      }),
    find: async (input) => isDone(await read(), input),
    conflict: () => true,
  });
}
