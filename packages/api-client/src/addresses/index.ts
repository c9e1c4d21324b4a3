export { isSameName } from './same-name.ts';
export { checkMemo, type MemoFault } from './check-memo.ts';
export {
  type AddressFault,
  checkAddress,
  encodeAddress,
  isKnownNetwork,
  type KnownNetwork,
  knownNetworks,
  networksOf,
} from './check-address.ts';
