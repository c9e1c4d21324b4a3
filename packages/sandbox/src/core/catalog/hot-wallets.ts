/** A hot wallet, and what is in it and may be in it at most, before anything is collected into it. */
export interface HotWalletDefinition {
  id: string;
  name: string;
  asset: string;
  network: string;
  reserve: string;
  ceiling: string;
  /** Of collecting one address, and the asset that it is paid in. */
  feePerAddress: string;
  feeAsset: string;
  feeDigits: number;
}

const ether = { feeAsset: 'ETH', feePerAddress: '0.001176', feeDigits: 6 };
const core = { feeAsset: 'XCB', feePerAddress: '0.0042', feeDigits: 4 };

export const hotWallets: readonly HotWalletDefinition[] = [
  {
    id: 'btc',
    name: 'BTC hot',
    asset: 'BTC',
    network: 'bitcoin',
    reserve: '18.402117',
    ceiling: '28.75',
    feeAsset: 'BTC',
    feePerAddress: '0.000021',
    feeDigits: 8,
  },
  {
    id: 'eth',
    name: 'ETH hot',
    asset: 'ETH',
    network: 'ethereum',
    reserve: '412.907331',
    ceiling: '860',
    ...ether,
  },
  {
    id: 'usdc-ethereum',
    name: 'USDC Ethereum',
    asset: 'USDC',
    network: 'ethereum',
    reserve: '840310.14',
    ceiling: '923400',
    ...ether,
  },
  {
    id: 'usdc-stellar',
    name: 'USDC Stellar',
    asset: 'USDC',
    network: 'stellar',
    reserve: '1904221.6',
    ceiling: '2644750',
    feeAsset: 'XLM',
    feePerAddress: '0.00001',
    feeDigits: 5,
  },
  {
    id: 'xcb',
    name: 'Core hot',
    asset: 'XCB',
    network: 'core',
    reserve: '9120447.2051',
    ceiling: '16582600',
    ...core,
  },
  {
    id: 'ctn',
    name: 'CoreToken hot',
    asset: 'CTN',
    network: 'core',
    reserve: '4218090.5',
    ceiling: '9000000',
    ...core,
  },
  {
    id: 'xaug',
    name: 'Gold',
    asset: 'XAUG',
    network: 'core',
    reserve: '18402.5',
    ceiling: '48425',
    ...core,
  },
  {
    id: 'ltc',
    name: 'LTC hot',
    asset: 'LTC',
    network: 'litecoin',
    reserve: '2044.1831',
    ceiling: '17034',
    feeAsset: 'LTC',
    feePerAddress: '0.0002',
    feeDigits: 4,
  },
];
