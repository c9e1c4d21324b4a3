// @where Back office: looks at personal data, and refused calls, that the audit trail records
import { minute } from '../../../market-data/resolution.ts';
import type { Context } from '../../context.ts';

/** The same look again within minutes is the same look: a page reads again by itself. */
const sameLook = 10 * minute;

/** Writes into the trail of a person that staff looked at what is not shown to everybody. */
export function recordLook(context: Context, userId: string, action: string): void {
  const by = context.actor();
  const isKnown = context.audit
    .latestOf(userId)
    .some(
      (entry) =>
        entry.action === action &&
        entry.actorId === by.account.id &&
        context.now - Date.parse(entry.time) < sameLook,
    );
  if (!isKnown) context.audit.add(userId, by, action, { kind: 'look' });
}
