// @where Widgets: asset and network that the forms to send and to receive begin with
import type { WalletNetwork } from '@agio/api-client/contract';

/** Asset by symbol and network by id, as an address names them. Each may be missing or unknown. */
export interface TransferChoice {
  readonly asset?: string | undefined;
  readonly network?: string | undefined;
  /** Id of the entry of the address book to send to. */
  readonly to?: string | undefined;
}

/** Networks of the chosen asset, and the chosen one of them. */
export interface ChosenNetwork {
  readonly asset: string;
  /** All networks of the asset, in the order of the exchange. */
  readonly networks: readonly WalletNetwork[];
  /** Undefined until the reader chooses: an asset with several networks has none by itself. */
  readonly network: WalletNetwork | undefined;
}

/** The symbols of all assets that have a network, each once, in the order of the exchange. */
export function transferableAssets(networks: readonly WalletNetwork[]): string[] {
  return [...new Set(networks.map(({ asset }) => asset))];
}

/**
 * The choice of an address against what there is. An unknown asset gives way to the first of `preferred` that has a
 * network, then to the first asset. A network is never guessed among several: the wrong one loses the money.
 *
 * @returns undefined where nothing can be sent or received
 */
export function chosenNetwork(
  all: readonly WalletNetwork[],
  choice: TransferChoice,
  preferred: readonly string[] = [],
): ChosenNetwork | undefined {
  const known = transferableAssets(all);
  const wanted = choice.asset?.toUpperCase();
  const asset =
    known.find((each) => each.toUpperCase() === wanted) ??
    preferred.find((each) => known.includes(each)) ??
    known[0];
  if (asset === undefined) return undefined;
  const networks = all.filter((network) => network.asset === asset);
  const only = networks.length === 1 ? networks[0] : undefined;
  return { asset, networks, network: networks.find(({ id }) => id === choice.network) ?? only };
}
