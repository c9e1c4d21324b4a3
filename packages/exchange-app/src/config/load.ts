import { whenIdle } from '@agio/widgets/states';
import * as v from 'valibot';
import { configSchema, type AppConfig } from './schema.ts';

/** Reason for which the app cannot start; `detail` is for the operator, not for the user. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly reason: 'unreachable' | 'missing' | 'invalid';
  readonly detail: string;

  constructor(reason: ConfigError['reason'], detail: string) {
    super(`The settings of this site are ${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** Settings fixed when the app was built (`VITE_AUTHORITY=… npm run build`); `/config.json` goes over them, key by key. */
export function buildDefaults(env: Record<string, unknown>): Record<string, unknown> {
  const text = (name: string) => {
    const value = env[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const authority = text('VITE_AUTHORITY');
  const clientId = text('VITE_CLIENT_ID');
  const defaults = {
    brand: text('VITE_COMPANY'),
    apiUrl: text('VITE_API_URL'),
    identity: authority && clientId ? { authority, clientId } : undefined,
  };
  return Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined));
}

/**
 * Reads and checks the settings. A server that has no `/config.json` (or answers the page itself, as a static host
 * does for unknown paths) is no error as long as the build's own settings are enough.
 *
 * @throws ConfigError
 */
export async function loadConfig(
  env: Record<string, unknown>,
  fetchConfig: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<AppConfig> {
  const defaults = buildDefaults(env);
  const served = await readServed(fetchConfig);
  const settings = { ...defaults, ...served };
  const result = v.safeParse(configSchema, settings);
  if (result.success) {
    // For the operator; no visitor waits for it.
    if (served) setTimeout(whenIdle, 2000, [() => warnOf(served)]);
    return result.output;
  }
  throw new ConfigError(served ? 'invalid' : 'missing', await reasonOf(result.issues, settings));
}

/** Returns the place of the first fault, its reason and the way out, in words that only an operator needs. */
async function reasonOf([issue]: readonly v.BaseIssue<unknown>[], settings: unknown) {
  try {
    const { checkSettings } = await import('@agio/whitelabel-themes/check-settings');
    const [{ key, rule, way } = { key: '', rule: '', way: '' }] = checkSettings(settings).errors;
    return `${key}: ${rule} ${way}`;
  } catch {
    return `${(issue && v.getDotPath(issue)) ?? 'the whole file'}: ${issue?.message}`;
  }
}

async function warnOf(served: Record<string, unknown>): Promise<void> {
  const { settingsWarnings } = await import('@agio/whitelabel-themes/check-settings');
  for (const { key, rule, way } of settingsWarnings(served))
    console.warn(`/config.json: ${key}: ${rule} ${way}`);
}

async function readServed(
  fetchConfig: (url: string, init: RequestInit) => Promise<Response>,
): Promise<Record<string, unknown> | undefined> {
  let response: Response;
  try {
    // The same mode and credentials as the preload in index.html, or the browser fetches the file twice.
    response = await fetchConfig('/config.json', { credentials: 'same-origin' });
  } catch (error) {
    throw new ConfigError('unreachable', error instanceof Error ? error.message : String(error));
  }
  if (response.status === 404) return undefined;
  if (!response.ok) throw new ConfigError('unreachable', `the server answered ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  try {
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // Told below: half a file and no object are the same to the operator.
  }
  throw new ConfigError('invalid', 'the whole file: not a JSON object');
}
