// @where Widgets: drafts: typed text that is kept over a reload or a sign-in, as of a transfer
import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from '../../host/index.ts';
import { sendInputSchema } from '../model/send.ts';

const text = v.pipe(v.string(), v.maxLength(100));
const amount = v.pipe(v.string(), v.maxLength(60));

/** The transfer under review: exactly what is sent, under the name of the intent. */
const intentSchema = v.object({
  clientTransferId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  asset: text,
  network: text,
  address: v.pipe(v.string(), v.maxLength(200)),
  memo: v.optional(text),
  amount,
});
export type SendIntent = Readonly<v.InferOutput<typeof intentSchema>>;

/**
 * Input and state of the intent, in this tab: kept over a sign-in, a reload and a lost server. Another user does not
 * see it.
 */
export const sendDraft = defineSetting(
  storageKeys.transferDraft,
  v.nullable(
    v.object({
      user: text,
      asset: text,
      network: v.optional(text),
      /** The entry of the address book that a link filled the recipient from: it does so once. */
      to: v.optional(text),
      input: sendInputSchema,
      intent: v.nullable(intentSchema),
      /** From `sent` on the exchange may have it: what became of it is asked for before anything else. */
      stage: v.picklist(['form', 'review', 'sent', 'known']),
    }),
  ),
  null,
  'session',
);
