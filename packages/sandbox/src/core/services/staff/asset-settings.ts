import { errorCodes, type Asset, type WalletNetwork } from '@agio/api-client/contract';
import type { Exchange } from '../../engine/exchange.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { AssetRecord } from '../../tables.ts';
import { Collection } from '../collection.ts';

/** What staff can change of an asset; it takes effect at once. */
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

  /** Whether an asset comes and goes. The reason is that of what is closed: open transfers have none. */
  transfersOf(
    asset: string,
  ): Pick<WalletNetwork, 'depositEnabled' | 'withdrawalEnabled' | 'closedReason'> {
    const change = this.changes.get(asset) ?? {};
    const { depositEnabled = true, withdrawalEnabled = true, closedReason = null } = change;
    const isOpen = depositEnabled && withdrawalEnabled;
    return { depositEnabled, withdrawalEnabled, closedReason: isOpen ? null : closedReason };
  }

  /** Everything of an asset that staff can change, as it is now. */
  settingsOf(id: string): AssetRecord {
    const asset = this.exchange.assets.get(id);
    if (asset === undefined) return {};
    const { name, displayDecimals } = this.view(asset);
    return { name, displayDecimals, ...this.transfersOf(id) };
  }

  change(id: string, change: AssetRecord): Asset {
    const asset = this.exchange.assets.get(id);
    if (asset === undefined) {
      throw refuse(404, errorCodes.notFound, 'Asset not found.', 'id');
    }
    if ((change.displayDecimals ?? 0) > asset.decimals) {
      throw refuse(
        400,
        errorCodes.validation,
        `${id} has ${asset.decimals} decimals.`,
        'displayDecimals',
      );
    }
    this.changes.put(id, { ...this.changes.get(id), ...change });
    const changed = this.view(asset);
    this.exchange.assetChanged(changed);
    return changed;
  }
}
