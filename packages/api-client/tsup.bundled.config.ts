import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

/*
 * Two modules that bring their libraries with them (docs/decisions/0148): installed, those are 7 MB, most of it for
 * versions of Node that the package does not run in. After tsup.config.ts.
 */
export default defineConfig({
  ...library(),
  sourcemap: false,
  entry: {
    'realtime/hub/signalr': 'src/realtime/hub/signalr.ts',
    'session/oidc/oidc-flow': 'src/session/oidc/oidc-flow.ts',
  },
  platform: 'browser',
  bundle: true,
  clean: false,
  noExternal: ['@microsoft/signalr', 'oidc-client-ts', 'jwt-decode'],
  external: [/^\.{1,2}\/(?!src\/).*\.ts$/], // our own modules, beside these
  // SignalR looks for packages of Node where there is one.
  define: { require: 'undefined' },
  banner: {
    js: '/* Contains @microsoft/signalr 10.0.11, © .NET Foundation, MIT; or oidc-client-ts 3.5.0, © Brock Allen, Dominick Baier and contributors, Apache-2.0, and jwt-decode 4.0.0, © Auth0, MIT: THIRD-PARTY-NOTICES.md */',
  },
});
