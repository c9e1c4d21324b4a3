import { contract, type Endpoint } from '../src/contract/index.ts';

/** Every area of the contract with its calls. */
export function contractAreas(): [area: string, endpoints: Record<string, Endpoint>][] {
  return Object.entries(contract as Record<string, Record<string, Endpoint>>);
}
