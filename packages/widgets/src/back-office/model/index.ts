export { areaAddress } from './areas.ts';
export { isAnswerLost } from './verdict.ts';
