// @where Sandbox: networks of each asset: withdrawal fee, minimum, confirmations, time of arrival, block explorer
/** One way for an asset to come and go. Amounts are in the asset; `decimals` is at most the asset's own. */
export interface NetworkDefinition {
  id: string;
  name: string;
  asset: string;
  memoLabel: string | null;
  confirmations: number;
  arrivalSeconds: number;
  minDeposit: string;
  minWithdrawal: string;
  withdrawalFee: string;
  decimals: number;
  explorerUrl: string | null;
}

interface Chain {
  id: string;
  name: string;
  memoLabel?: string;
  confirmations: number;
  arrivalSeconds: number;
  explorer: string | null;
}

const chains = {
  bitcoin: {
    id: 'bitcoin',
    name: 'Bitcoin',
    confirmations: 2,
    arrivalSeconds: 1200,
    explorer: 'https://mempool.space/tx/{tx}',
  },
  ethereum: {
    id: 'ethereum',
    name: 'Ethereum',
    confirmations: 12,
    arrivalSeconds: 180,
    explorer: 'https://etherscan.io/tx/{tx}',
  },
  stellar: {
    id: 'stellar',
    name: 'Stellar',
    memoLabel: 'Memo ID',
    confirmations: 3,
    arrivalSeconds: 20,
    explorer: 'https://stellar.expert/explorer/public/tx/{tx}',
  },
  core: { id: 'core', name: 'Core', confirmations: 6, arrivalSeconds: 60, explorer: null },
  solana: {
    id: 'solana',
    name: 'Solana',
    confirmations: 8,
    arrivalSeconds: 15,
    explorer: 'https://solscan.io/tx/{tx}',
  },
  litecoin: {
    id: 'litecoin',
    name: 'Litecoin',
    confirmations: 4,
    arrivalSeconds: 600,
    explorer: 'https://litecoinspace.org/tx/{tx}',
  },
} as const satisfies Record<string, Chain>;

export type ChainId = keyof typeof chains;

type Row = [
  asset: string,
  chain: ChainId,
  minDeposit: string,
  minWithdrawal: string,
  fee: string,
  decimals: number,
];

const rows: readonly Row[] = [
  ['BTC', 'bitcoin', '0.0001', '0.0002', '0.00004', 8],
  ['ETH', 'ethereum', '0.005', '0.005', '0.00042', 18],
  ['USDC', 'stellar', '1', '5', '0.2', 6],
  ['USDC', 'ethereum', '5', '20', '2.5', 6],
  ['USDX', 'ethereum', '5', '20', '2.5', 6],
  ['XCB', 'core', '0.1', '1', '0.01', 18],
  ['CTN', 'core', '1', '10', '0.1', 18],
  ['SOL', 'solana', '0.01', '0.05', '0.002', 9],
  ['LTC', 'litecoin', '0.01', '0.02', '0.001', 8],
  ['XAUG', 'core', '0.01', '0.1', '0.005', 8],
  ['XAGO', 'core', '0.05', '0.5', '0.01', 8],
  ['XPTG', 'core', '0.01', '0.1', '0.01', 8],
  ['XPDG', 'core', '0.01', '0.1', '0.01', 8],
  ['COPR', 'core', '1', '5', '0.2', 8],
  ['VCO2', 'core', '0.1', '0.5', '0.01', 8],
  ['EUAX', 'core', '0.1', '0.5', '0.01', 8],
  ['FRST', 'core', '0.1', '1', '0.05', 8],
  ['NGAS', 'core', '1', '5', '0.2', 8],
  ['WREC', 'core', '1', '5', '0.2', 8],
  ['SREC', 'core', '0.1', '1', '0.02', 8],
  ['HREC', 'core', '1', '5', '0.2', 8],
];

/** Every network of every asset. Fiat comes and goes through the ramp only. */
export const networks: readonly NetworkDefinition[] = rows.map(
  ([asset, chain, minDeposit, minWithdrawal, withdrawalFee, decimals]) => {
    const { id, name, confirmations, arrivalSeconds, explorer, ...rest } = chains[chain];
    return {
      id,
      name,
      asset,
      memoLabel: 'memoLabel' in rest ? rest.memoLabel : null,
      confirmations,
      arrivalSeconds,
      minDeposit,
      minWithdrawal,
      withdrawalFee,
      decimals,
      explorerUrl: explorer,
    };
  },
);
