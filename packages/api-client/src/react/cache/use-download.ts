import { useCallback } from 'react';
import type { DownloadedFile } from '../../http/file.ts';
import type { CallOptions } from '../../http/send.ts';
import { useExchange } from '../context.ts';
import type { CallName, InputOf } from './keys.ts';
import { useCommand, type CommandState } from './use-command.ts';
import { callByName } from './use-read.ts';

/** Result of a hook that fetches files. */
export interface Download<Name extends CallName> extends CommandState {
  /** Fetches the file; saving or showing it is the caller's. Rejects with `ApiError`. */
  download: (
    input: InputOf<Name>,
    options?: Pick<CallOptions, 'signal' | 'onReceived'>,
  ) => Promise<DownloadedFile>;
}

/** Returns a function that fetches a file on demand and keeps no copy, with its state. */
export function useDownload<Name extends CallName>(name: Name): Download<Name> {
  const client = useExchange();
  const work = useCallback(
    (input: InputOf<Name>, options?: Pick<CallOptions, 'signal' | 'onReceived'>) =>
      callByName(client, name, input, options) as Promise<DownloadedFile>,
    [client, name],
  );
  const { run: download, ...state } = useCommand(work);
  return { ...state, download };
}
