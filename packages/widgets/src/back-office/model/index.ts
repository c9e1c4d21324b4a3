export { areaAddress } from './areas.ts';
