import { deployedMode, brandCalled, wearOwnBrand } from '@agio/whitelabel-themes';
import { ownBrand, settingsSchema } from '@agio/whitelabel-themes/settings';
import * as v from 'valibot';

/**
 * Settings of a deployment, read from `/config.json` when the page starts, so that one build serves every deployment; with
 * what follows from the brand. A brand of the deployment's own is known to modes and addresses from then on.
 */
export const configSchema = v.pipe(
  settingsSchema,
  v.transform((settings) => {
    const { landing, defaultPair, ...rest } = settings;
    wearOwnBrand(ownBrand(settings));
    const brand = deployedMode(rest.brand, rest.company);
    const own = brandCalled(brand).defaults;
    return {
      ...rest,
      brand,
      /** The brand that the menus lead back to: that of the deployment, while a visitor is in another mode. */
      wayBack: undefined as string | undefined,
      landing: landing ?? own.landing,
      defaultPair: defaultPair ?? own.pair.replace('/', '-'),
    };
  }),
);

export type AppConfig = v.InferOutput<typeof configSchema>;
