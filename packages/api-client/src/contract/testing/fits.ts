import * as v from 'valibot';
import type { Endpoint } from '../base/endpoint.ts';

export type Schema = Endpoint['output'];

/** Whether the client takes it, for who has no schema library of their own. */
export const fits = (schema: Schema, value: unknown): boolean => v.is(schema, value);
