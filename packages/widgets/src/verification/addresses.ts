// @where Widgets: address of each page of the verification
import type { ComplianceStep } from '@agio/api-client';
import { stepRules } from './model/step-rules.ts';

/** A page of the verification: a step, the overview of the tiers, or the documents. */
export type VerificationPage = ComplianceStep | 'overview' | 'documents';

/** Returns the address of a page under the address of the overview. */
export function pageAddress(base: string, page: VerificationPage): string {
  if (page === 'overview') return base;
  return `${base}/${page === 'documents' ? page : stepRules[page].slug}`;
}
