import * as v from 'valibot';
import { userInformation } from './account.ts';
import { defineEndpoint } from './base/endpoint.ts';
import { activityStatuses, requestTypes, tiers } from './base/enums.ts';
import { closedEnum } from './base/primitives.ts';

const comment = v.optional(v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)));

/** An officer's act on the account of the caller. */
const demoAct = v.variant('kind', [
  /** Decides on the request that is open. */
  v.object({
    kind: v.literal('decide'),
    decision: closedEnum(['Approve', 'Deny', 'RequestMoreData']),
    comment,
  }),
  /** Opens a request of the compliance desk's own. */
  v.object({ kind: v.literal('open'), requestType: closedEnum(requestTypes), comment }),
  /** Cancels the request that is open. */
  v.object({ kind: v.literal('cancel') }),
  /** Lets the identity document expire in so many days; less than 0: it has. */
  v.object({
    kind: v.literal('document'),
    expiresInDays: v.pipe(v.number(), v.integer(), v.minValue(-365), v.maxValue(3650)),
  }),
  v.object({ kind: v.literal('status'), status: closedEnum(activityStatuses) }),
  v.object({ kind: v.literal('downgrade'), tier: closedEnum(tiers) }),
]);
export type DemoAct = v.InferOutput<typeof demoAct>;

export const demo = {
  /**
   * Do to one's own account what an officer would do, to see what follows. Only where the deployment is a demonstration;
   * elsewhere the address does not exist. Not for staff.
   */
  act: defineEndpoint({
    method: 'POST',
    path: '/frontoffice/api/v1/demo',
    auth: 'required',
    standing: 'any',
    input: v.object({ act: demoAct }),
    output: userInformation,
  }),
};
