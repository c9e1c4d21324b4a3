export { Convert, type ConvertProps } from './convert.tsx';
export * from './model/index.ts';
