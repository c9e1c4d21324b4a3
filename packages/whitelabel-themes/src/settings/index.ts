export { languageFile } from './parts.ts';
export { ownBrand, settingsSchema } from './schema.ts';
