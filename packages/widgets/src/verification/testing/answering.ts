import type { ComplianceStepState } from '@agio/api-client';

/** Answers of the exchange in place of its own: a state, and what its identity check came to. */
export const answering =
  (state: ComplianceStepState, profile?: () => Response) =>
  ({ url, method }: Request): Response | undefined => {
    if (method !== 'GET') return undefined;
    const { pathname } = new URL(url);
    if (pathname.endsWith('/get-next-step')) return Response.json(state);
    return pathname.endsWith('/profile') ? profile?.() : undefined;
  };
