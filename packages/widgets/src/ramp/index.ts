export { Ramp, type RampProps } from './ramp.tsx';
export * from './model/index.ts';
