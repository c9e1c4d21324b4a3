import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

/* The files left out are bundled by tsup.bundled.config.ts. */
export default defineConfig(
  library({
    exclude: ['src/openapi/**', 'src/realtime/hub/signalr.ts', 'src/session/oidc/oidc-flow.ts'],
  }),
);
