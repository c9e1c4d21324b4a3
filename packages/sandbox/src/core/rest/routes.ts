import { contract, type Endpoint } from '@agio/api-client/contract';

export interface Route {
  area: string;
  name: string;
  /** `trading.createOrder`: how faults and tests name a call. */
  id: string;
  endpoint: Endpoint;
  pattern: RegExp;
  parameters: string[];
}

function compile(area: string, name: string, endpoint: Endpoint): Route {
  const parameters: string[] = [];
  const source = endpoint.path
    .split(/(\{\w+\})/)
    .map((part) => {
      const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
      if (parameter === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      parameters.push(parameter);
      return '([^/]+)';
    })
    .join('');
  return {
    area,
    name,
    id: `${area}.${name}`,
    endpoint,
    pattern: new RegExp(`^${source}$`),
    parameters,
  };
}

/** Every call that is served; those without path parameters first, so that `/orders/my` is not an order's id. */
export const routes: readonly Route[] = Object.entries(contract)
  .flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => compile(area, name, endpoint as Endpoint)),
  )
  .toSorted((a, b) => a.parameters.length - b.parameters.length);

export type RouteMatch =
  | { kind: 'found'; route: Route; path: Record<string, string> }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'unknown' };

export function findRoute(method: string, pathname: string): RouteMatch {
  const allowed: string[] = [];
  for (const route of routes) {
    const match = route.pattern.exec(pathname);
    if (match === null) continue;
    if (route.endpoint.method !== method) {
      allowed.push(route.endpoint.method);
      continue;
    }
    const path: Record<string, string> = {};
    for (const [index, name] of route.parameters.entries()) {
      const value = decode(match[index + 1] ?? '');
      if (value === undefined) return { kind: 'unknown' };
      path[name] = value;
    }
    return { kind: 'found', route, path };
  }
  return allowed.length > 0 ? { kind: 'wrong-method', allowed } : { kind: 'unknown' };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
