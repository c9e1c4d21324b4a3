// @where Back office: hot wallets and their aggregation
/** A hot wallet, and what is in it and should be in it before anything is collected into it. */
export interface HotWalletDefinition {
  id: string;
  name: string;
  asset: string;
  network: string;
  reserve: string;
  /** The least that it should hold, what it is best to hold, and the most. */
  floor: string;
  target: string;
  ceiling: string;
  /** Addresses that the fee sponsor can pay for; plenty unless said. */
  sponsored?: number;
  /** Fee to collect one address, in `feeAsset`. */
  feePerAddress: string;
  feeAsset: string;
  feeDigits: number;
}

const ether = { feeAsset: 'ETH', feePerAddress: '0.001176', feeDigits: 6 };
const core = { feeAsset: 'XCB', feePerAddress: '0.0042', feeDigits: 4 };

/** Further wallets of a network: what is in them, floor, target and ceiling. */
const of =
  (network: string, fees: Pick<HotWalletDefinition, 'feeAsset' | 'feePerAddress' | 'feeDigits'>) =>
  (
    asset: string,
    ...[reserve, floor, target, ceiling]: [string, string, string, string]
  ): HotWalletDefinition => ({
    id: asset.toLowerCase(),
    name: `${asset} hot`,
    asset,
    network,
    reserve,
    floor,
    target,
    ceiling,
    ...fees,
  });
const onCore = of('core', core);
const onSolana = of('solana', { feeAsset: 'SOL', feePerAddress: '0.000005', feeDigits: 6 });

export const hotWallets: readonly HotWalletDefinition[] = [
  {
    id: 'btc',
    name: 'BTC hot',
    asset: 'BTC',
    network: 'bitcoin',
    reserve: '18.402117',
    floor: '6',
    target: '17',
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
    floor: '180',
    target: '520',
    ceiling: '860',
    ...ether,
  },
  {
    id: 'usdc-ethereum',
    name: 'USDC Ethereum',
    asset: 'USDC',
    network: 'ethereum',
    reserve: '840310.14',
    floor: '200000',
    target: '560000',
    ceiling: '923400',
    ...ether,
  },
  {
    id: 'usdc-stellar',
    name: 'USDC Stellar',
    asset: 'USDC',
    network: 'stellar',
    reserve: '1904221.6',
    floor: '550000',
    target: '1600000',
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
    floor: '3400000',
    target: '10000000',
    ceiling: '16582600',
    ...core,
  },
  {
    id: 'ctn',
    name: 'CoreToken hot',
    asset: 'CTN',
    network: 'core',
    reserve: '4218090.5',
    floor: '1900000',
    target: '5500000',
    ceiling: '9000000',
    ...core,
  },
  {
    id: 'xaug',
    name: 'Gold',
    asset: 'XAUG',
    network: 'core',
    reserve: '18402.5',
    floor: '9800',
    target: '29000',
    ceiling: '48425',
    ...core,
  },
  {
    id: 'ltc',
    name: 'LTC hot',
    asset: 'LTC',
    network: 'litecoin',
    reserve: '2044.1831',
    floor: '3500',
    target: '10200',
    ceiling: '17034',
    // Fewer than wait there in the default scenario: what is collected of it ends half-way.
    sponsored: 6,
    feeAsset: 'LTC',
    feePerAddress: '0.0002',
    feeDigits: 4,
  },
  of('ethereum', ether)('USDX', '214300.5', '60000', '200000', '340000'),
  onSolana('SOL', '6240.75', '1800', '6000', '10000'),
  onCore('XAGO', '41200', '12000', '40000', '68000'),
  onCore('XPTG', '9310.25', '3000', '9000', '15500'),
  onCore('XPDG', '7415.5', '2400', '8000', '13600'),
  onCore('COPR', '152000', '45000', '150000', '255000'),
  onCore('VCO2', '63400.125', '18000', '60000', '102000'),
  onCore('EUAX', '21980', '6000', '20000', '34000'),
  onCore('FRST', '52610', '15000', '50000', '85000'),
  onCore('NGAS', '118400', '36000', '120000', '204000'),
  onCore('WREC', '97200', '30000', '100000', '170000'),
  onCore('SREC', '15120.5', '4500', '15000', '25500'),
  onCore('HREC', '83350', '24000', '80000', '136000'),
];

/** Id of the cold storage of a hot wallet. */
export const coldIdOf = (walletId: string): string => `${walletId}-cold`;
