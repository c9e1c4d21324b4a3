import { isRead, type Endpoint } from '../src/contract/index.ts';

/** The parts of a JSON Schema that say what a value looks like. */
interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  contentMediaType?: string;
}

/** Readable examples, by the name of a field. */
const byName: Record<string, unknown> = {
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  amount: '0.5',
  asset: 'BTC',
  country: 'CH',
  currency: 'CHF',
  fromAsset: 'BTC',
  toAsset: 'USDC',
  market: 'XCB-CTN',
  network: 'bitcoin',
  comment: 'As discussed by phone.',
  displayName: 'Lena Keller',
  email: 'lena@agio.test',
  name: 'Ledger, cold',
  paymentMethod: 'bank',
  signature: 'Lena Keller',
};

/** Fields that the call needs although the schema alone does not require them. */
const alsoNeeded: Record<string, Record<string, unknown>> = {
  'trading.createOrder': { price: '6.25', amount: '10' },
  'swap.quote': { fromAmount: '0.5' },
  'ramp.quotes': { fiatAmount: '500' },
  'backOfficeAnnouncements.publish': {
    description: 'Deposits are late.',
    translations: [{ language: 'de', text: 'Einzahlungen verspäten sich.' }],
    link: '/markets',
    expiresAt: '2026-11-21T11:30:00Z',
    countries: ['CH'],
    brands: null,
  },
  'backOfficeAlerts.changeWebhook': {
    address: 'https://alerts.example/agio',
    secret: 'a secret of both sides',
  },
  'marketData.history': { id: 'XCB-CTN', limit: 300 },
};

/** Returns a call as it is made with the client, in TypeScript. */
export function codeSample(operationId: string, endpoint: Endpoint, input: object): string {
  const { properties = {}, required = [] } = input as Shape;
  const needed = Object.fromEntries(
    required.map((name) => [name, example(name, properties[name] ?? {})]),
  );
  const value = { ...needed, ...alsoNeeded[operationId] };
  const args = Object.keys(value).length > 0 ? source(value) : '';
  const call = `exchange.${operationId}(${args})`;
  if (endpoint.responseType === 'file') return `const { blob, fileName } = await ${call};`;
  if (endpoint.requestType === 'multipart') {
    return `const answer = await ${call.slice(0, -1)}, {\n  onProgress: ({ loaded, total }) => console.log(loaded / total),\n});`;
  }
  return isRead(endpoint) || endpoint.unsafe ? `const answer = await ${call};` : `await ${call};`;
}

function example(name: string, shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum.find((value) => value === byName[name]) ?? shape.enum[0];
  const [first] = [...(shape.oneOf ?? []), ...(shape.anyOf ?? [])].filter(
    ({ type }) => type !== 'null',
  );
  if (first) return example(name, first);
  if (shape.contentMediaType) return new FileNamed();
  if (name in byName) return byName[name];
  if (shape.format === 'date-time' || shape.pattern?.includes('T(')) return '2026-11-20T11:30:00Z';
  switch ([shape.type].flat()[0]) {
    case 'array':
      return [example(name.replace(/s$/, ''), shape.items ?? {})];
    case 'object':
      return Object.fromEntries(
        (shape.required ?? []).map((key) => [key, example(key, shape.properties?.[key] ?? {})]),
      );
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return Math.max(1, shape.minimum ?? 1);
    default:
      return shape.pattern ? '1' : name;
  }
}

/** A value that the caller has: written as its name. */
class FileNamed {}

function source(value: unknown, indent = ''): string {
  if (value instanceof FileNamed) return 'file';
  if (Array.isArray(value)) return `[${value.map((item) => source(item, indent)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const deeper = `${indent}  `;
    const fields = Object.entries(value).map(([key, part]) => {
      const text = source(part, deeper);
      return text === key ? key : `${key}: ${text}`;
    });
    const line = `{ ${fields.join(', ')} }`;
    return line.length <= 60 && !line.includes('\n')
      ? line
      : `{\n${fields.map((field) => `${deeper}${field},\n`).join('')}${indent}}`;
  }
  return typeof value === 'string' ? `'${value}'` : String(value);
}
