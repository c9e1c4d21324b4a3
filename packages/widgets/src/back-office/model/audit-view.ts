/** The kinds of what an entry of the trail is about (`auditSubjects` of the contract, which `audit-view.test.ts` compares). */
export const auditKinds = ['user', 'market', 'asset', 'wallet', 'api-keys'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What the trail shows, as the host keeps it in its address. */
export interface AuditView {
  /** Undefined: all kinds. */
  readonly subject?: AuditKind | undefined;
  /** The id of one user, market, asset or wallet; empty for all. */
  readonly subjectId: string;
}

export const wholeTrail: AuditView = { subjectId: '' };

/** Longest id that the exchange takes. */
const longestId = 128;

/** What a query of an address means; what is not understood is left out. */
export function readAuditView(query: string): AuditView {
  const params = new URLSearchParams(query);
  return {
    subject: auditKinds.find((each) => each === params.get('subject')),
    subjectId: (params.get('id') ?? '').trim().slice(0, longestId),
  };
}

/** The query that means a view; empty for the whole trail. */
export function writeAuditView({ subject, subjectId }: AuditView): string {
  const params = new URLSearchParams();
  if (subject !== undefined) params.set('subject', subject);
  if (subjectId !== '') params.set('id', subjectId);
  return params.toString();
}

/** What the exchange is asked for by a view. */
export const auditQuery = ({ subject, subjectId }: AuditView) => ({
  ...(subject !== undefined && { subject }),
  ...(subjectId !== '' && { subjectId }),
});
