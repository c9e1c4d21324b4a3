import { buildApp, builtAppFolder } from '../lib/build-app.ts';
import { buildPackages } from '../lib/build-packages.ts';
import { main } from '../lib/main.ts';
import { root } from '../lib/run.ts';

/** The published packages and the app. */
await main(async () => {
  const outcome = await buildPackages();
  const built = await buildApp();
  console.log(`${builtAppFolder.slice(root.length + 1)}: ${built ? 'built' : 'is up to date'}`);
  return outcome;
});
