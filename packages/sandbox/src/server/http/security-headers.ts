// @where App: Content-Security-Policy, Permissions-Policy and other security headers
import { reportPath } from './csp-reports.ts';

/**
 * The headers of every answer. The policy allows what the built app needs and nothing else: no inline script or style,
 * no eval, no other origin, no string where the browser would run it (Trusted Types).
 *
 * @param origin the origin that pages are served from; its hubs are reached by the matching ws or wss address
 * @param origins other origins whose pages sign in here: the form of the sign-in page leads back to them
 * @param development true relaxes what Vite's hot reload needs: inline styles, and strings as scripts
 */
export function securityHeaders(
  origin: string,
  {
    development = false,
    origins = [],
  }: { development?: boolean; origins?: readonly string[] } = {},
): Record<string, string> {
  const isSecure = origin.startsWith('https:');
  const hubs = origin.replace(/^http/, 'ws');
  const policy = {
    'default-src': "'none'",
    'script-src': development ? "'self' 'unsafe-inline'" : "'self'",
    'style-src': development ? "'self' 'unsafe-inline'" : "'self'",
    'connect-src': `'self' ${hubs}`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': ["'self'", ...origins].join(' '),
    // One policy, for the worker that reads documents; nothing else makes one, so nothing that is injected may.
    ...(development
      ? {}
      : { 'require-trusted-types-for': "'script'", 'trusted-types': 'agio-document-worker' }),
    'report-uri': reportPath,
    // Over http a browser would send nothing to it, and not use the other either.
    ...(isSecure ? { 'report-to': 'csp' } : {}),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    ...(isSecure
      ? {
          'Reporting-Endpoints': `csp="${reportPath}"`,
          'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        }
      : {}),
  };
}

/**
 * The policy of the worker that reads documents of strangers, in place of the page's: nothing is loaded or reached from
 * it. Its decoders of pictures are WebAssembly, of its own file.
 */
export const documentWorkerPolicy = `default-src 'none'; script-src 'wasm-unsafe-eval'; report-uri ${reportPath}`;

/** The file of that worker, as it is built. */
export const documentWorkerFile = /^\/assets\/pdf-worker-[\w-]+\.js$/;
