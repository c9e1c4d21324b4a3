/**
 * Checks of blockchain addresses and memos, by network.
 * @module
 */

export { isSameName, mixesScripts } from './address-names.ts';
export { checkMemo, type MemoFault } from './check-memo.ts';
export {
  type AddressFault,
  checkAddress,
  encodeAddress,
  isKnownNetwork,
  type KnownNetwork,
  knownNetworks,
  networksOf,
  spellingOf,
} from './check-address.ts';
