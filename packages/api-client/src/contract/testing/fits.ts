import * as v from 'valibot';
import type { Endpoint } from '../base/endpoint.ts';

export type Schema = Endpoint['output'];

/** Returns true if the client accepts it, for callers without a schema library of their own. */
export const fits = (schema: Schema, value: unknown): boolean => v.is(schema, value);
