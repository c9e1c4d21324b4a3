/**
 * Settings of a deployment: the schema of `/config.json`, and the brand of a deployment's own in it.
 *
 * @module
 */
export { languageFile } from './parts.ts';
export { ownBrand, settingsSchema } from './schema.ts';
