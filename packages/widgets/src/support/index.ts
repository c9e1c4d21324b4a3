export { ApiReference, type ApiReferenceProps } from './api-reference.tsx';
export { type LegalProps, Privacy, Terms } from './legal.tsx';
export { Support, type SupportProps } from './support.tsx';
