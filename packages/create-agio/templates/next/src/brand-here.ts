import settings from '../public/config.json';
import type { Brand } from './brand.ts';

/** The brand that `npm run brand` wrote. */
export const brand: Brand = settings;
