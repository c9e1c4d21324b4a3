import type { GenericSchema, InferOutput } from 'valibot';
import { safeParse } from 'valibot';
import type { RealtimeEnvironment } from '../environment.ts';
import { type FrameNotifier, FrameStore } from './frame-notifier.ts';
import type { ReconnectingHub } from '../hub/reconnecting-hub.ts';
import type { Report } from '../../lib/store.ts';

/** Parts that the streams of one hub share. */
export interface StreamContext {
  readonly hub: ReconnectingHub;
  readonly environment: RealtimeEnvironment;
  readonly notifier: FrameNotifier;
  readonly messages: MessageCheck;
  readonly report: Report;
}

/** A message that does not fit the contract. */
export class MalformedMessageError extends Error {
  override readonly name = 'MalformedMessageError';
}

/** Checks messages against the contract and counts those that do not fit. */
export class MessageCheck {
  malformed = 0;

  /** The message as the contract reads it, or undefined. */
  read<S extends GenericSchema>(schema: S, message: unknown): InferOutput<S> | undefined {
    const parsed = safeParse(schema, message, { abortEarly: true });
    if (parsed.success) return parsed.output;
    this.malformed += 1;
    return undefined;
  }

  /** Like `read`, for answers: throws `MalformedMessageError`. */
  expect<S extends GenericSchema>(schema: S, answer: unknown, what: string): InferOutput<S> {
    const output = this.read(schema, answer);
    if (output === undefined) throw new MalformedMessageError(what);
    return output;
  }
}

export function frameStore<T>(
  context: StreamContext,
  initial: T,
  compute: (previous: T) => T,
): FrameStore<T> {
  return new FrameStore(initial, compute, context.notifier, context.report);
}
