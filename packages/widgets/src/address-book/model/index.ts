export { type AddressState, addressStates, stateOf } from './address-state.ts';
export {
  type AddressFilter,
  type AddressTask,
  type AddressView,
  filterAddresses,
  readAddressView,
  unfilteredAddresses,
  writeAddressView,
} from './address-view.ts';
