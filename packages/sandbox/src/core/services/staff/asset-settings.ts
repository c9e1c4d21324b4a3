// @where Back office: settings of an asset that staff can edit, and the bound of its withdrawal fee
import { type Asset, type WalletNetwork } from '@agio/api-client/contract';
import type { Exchange } from '../../engine/exchange.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { fromAtoms, toAtoms } from '../../fixed.ts';
import { networks, type NetworkDefinition } from '../../catalog/networks.ts';
import type { AssetRecord, NetworkChange } from '../../records/trading.ts';
import { Collection } from '../collection.ts';

/** A withdrawal fee is at most so many times the one with which the asset was listed: more is a slip. */
const maxFeeTimes = 50n;

/** Settings of an asset that staff can change; they take effect at once. */
export class AssetSettings {
  private readonly exchange: Exchange;
  private readonly changes: Collection<'assets'>;

  constructor(exchange: Exchange, store: Store) {
    this.exchange = exchange;
    this.changes = new Collection(exchange, store, 'assets');
  }

  view(asset: Asset): Asset {
    const { name, displayDecimals } = this.changes.get(asset.id) ?? {};
    return {
      ...asset,
      name: name ?? asset.name,
      displayDecimals: displayDecimals ?? asset.displayDecimals,
    };
  }

  /**
   * Returns the state of an asset's transfers on a network; settings of the network win over those of the asset. The
   * reason is that of a closure: open transfers have none.
   */
  transfersOf(
    asset: string,
    network: string,
  ): Pick<WalletNetwork, 'depositEnabled' | 'withdrawalEnabled' | 'closedReason'> {
    const { networks: own = {}, ...whole } = this.changes.get(asset) ?? {};
    const {
      depositEnabled = true,
      withdrawalEnabled = true,
      closedReason = null,
    } = { ...whole, ...own[network] };
    const isOpen = depositEnabled && withdrawalEnabled;
    return { depositEnabled, withdrawalEnabled, closedReason: isOpen ? null : closedReason };
  }

  /** A network with what it asks for now. */
  networkOf(network: NetworkDefinition): NetworkDefinition {
    const change = this.changes.get(network.asset)?.networks?.[network.id] ?? {};
    const {
      withdrawalFee = network.withdrawalFee,
      minWithdrawal = network.minWithdrawal,
      confirmations = network.confirmations,
    } = change;
    return { ...network, withdrawalFee, minWithdrawal, confirmations };
  }

  network(asset: string, id: string): NetworkDefinition {
    const found = networks.find((network) => network.asset === asset && network.id === id);
    if (found === undefined) {
      throw refuse('networkNotFound', 'network', { asset });
    }
    return this.networkOf(found);
  }

  networksView(asset: string | undefined): WalletNetwork[] {
    return networks
      .filter((network) => asset === undefined || network.asset === asset)
      .map((network) => this.networkOf(network))
      .map((network) => ({
        id: network.id,
        name: network.name,
        asset: network.asset,
        ...this.transfersOf(network.asset, network.id),
        memoRequired: network.memoLabel !== null,
        memoLabel: network.memoLabel,
        confirmations: network.confirmations,
        arrivalSeconds: network.arrivalSeconds,
        minDeposit: network.minDeposit,
        depositFee: '0',
        minWithdrawal: network.minWithdrawal,
        withdrawalFee: network.withdrawalFee,
        decimals: network.decimals,
        explorerUrl: network.explorerUrl,
      }));
  }

  /** Everything of an asset that staff can change, as it is now; what is of one network by its id. */
  settingsOf(id: string): Record<string, unknown> {
    const asset = this.exchange.assets.get(id);
    if (asset === undefined) return {};
    const { name, displayDecimals } = this.view(asset);
    const {
      depositEnabled = true,
      withdrawalEnabled = true,
      closedReason = null,
    } = this.changes.get(id) ?? {};
    const ofNetworks = networks
      .filter((network) => network.asset === id)
      .flatMap((network) => {
        const { withdrawalFee, minWithdrawal, confirmations } = this.networkOf(network);
        const transfers = this.transfersOf(id, network.id);
        const settings = { ...transfers, withdrawalFee, minWithdrawal, confirmations };
        return Object.entries(settings).map(([field, value]) => [`${network.id}.${field}`, value]);
      });
    const isOpen = depositEnabled && withdrawalEnabled;
    return {
      name,
      displayDecimals,
      depositEnabled,
      withdrawalEnabled,
      closedReason: isOpen ? null : closedReason,
      ...Object.fromEntries(ofNetworks),
    };
  }

  /** Changes the settings. Those of the whole asset replace those of its networks. */
  change(
    id: string,
    {
      networks: changed = [],
      ...change
    }: Omit<AssetRecord, 'networks'> & { networks?: readonly ({ id: string } & NetworkChange)[] },
  ): Asset {
    const asset = this.exchange.assets.get(id);
    if (asset === undefined) {
      throw refuse('assetNotFound', 'id');
    }
    if ((change.displayDecimals ?? 0) > asset.decimals) {
      throw refuse('displayDecimalsExceeded', 'displayDecimals', {
        asset: id,
        count: asset.decimals,
      });
    }
    const before = this.changes.get(id) ?? {};
    const own = Object.fromEntries(
      Object.entries(before.networks ?? {}).map(([network, said]) => [
        network,
        withoutFields(said, Object.keys(change)),
      ]),
    );
    for (const { id: network, ...said } of changed) {
      own[network] = { ...own[network], ...this.checked(id, network, own[network], said) };
    }
    this.changes.put(id, { ...before, ...change, networks: own });
    const view = this.view(asset);
    this.exchange.assetChanged(view);
    return view;
  }

  /** The given fields of a change, if the network can have them. */
  private checked(
    asset: string,
    id: string,
    before: NetworkChange | undefined,
    given: NetworkChange,
  ): NetworkChange {
    const network = networks.find((each) => each.asset === asset && each.id === id);
    const key = `networks.${id}`;
    if (network === undefined) {
      throw refuse('networkNotFound', key, { asset });
    }
    const said = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as NetworkChange;
    const { withdrawalFee, minWithdrawal } = { ...network, ...before, ...said };
    const fee = toAtoms(withdrawalFee, network.decimals);
    const least = toAtoms(minWithdrawal, network.decimals);
    if (fee === undefined || least === undefined) {
      const field = fee === undefined ? 'withdrawalFee' : 'minWithdrawal';
      throw refuse('networkDecimalsExceeded', `${key}.${field}`, {
        count: network.decimals,
        network: network.name,
      });
    }
    const listed = toAtoms(network.withdrawalFee, network.decimals) ?? 0n;
    if (said.withdrawalFee !== undefined && listed > 0n && fee > listed * maxFeeTimes) {
      throw refuse('withdrawalFeeTooHigh', `${key}.withdrawalFee`, {
        most: fromAtoms(listed * maxFeeTimes, network.decimals),
        asset,
        count: Number(maxFeeTimes),
      });
    }
    if (least <= fee) {
      throw refuse('withdrawalFeeNotCovered', `${key}.minWithdrawal`);
    }
    return said;
  }
}

const withoutFields = (said: NetworkChange, fields: readonly string[]): NetworkChange =>
  Object.fromEntries(Object.entries(said).filter(([field]) => !fields.includes(field)));
