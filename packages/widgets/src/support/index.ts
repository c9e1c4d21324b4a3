/**
 * Help articles with a search, the state of services, and contact with a report that the reader may change.
 *
 * @example
 * ```tsx
 * import { Support } from '@agio/widgets/support';
 *
 * export const Help = () => (
 *   <Support query={location.search} hrefOf={(article) => `/support?article=${article}`} />
 * );
 * ```
 *
 * @module
 */

export { ApiReference, type ApiReferenceProps } from './api-reference.tsx';
export { type LegalProps, Privacy, Terms } from './legal.tsx';
export { Support, type SupportProps } from './support.tsx';
