export {
  type AddressFault,
  checkAddress,
  encodeAddress,
  isKnownNetwork,
  type KnownNetwork,
  knownNetworks,
  networksOf,
} from './check-address.ts';
