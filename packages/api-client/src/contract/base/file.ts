import * as v from 'valibot';
import { name } from './texts.ts';

/** A file as the answer of a call, with the name to save it by. */
export const namedFile = v.object({ blob: v.blob(), fileName: name });
