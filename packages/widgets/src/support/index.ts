export { Support, type SupportProps } from './support.tsx';
