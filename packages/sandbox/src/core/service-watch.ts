// @where Sandbox: services whose state the status page shows
import type { ServiceStatus } from '@agio/api-client/contract';
import { networks } from './catalog/networks.ts';
import { isoTime, type Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Health } from './containment.ts';
import type { AssetSettings } from './services/staff/asset-settings.ts';

type State = Exclude<ServiceStatus['state'], 'Unknown'>;
type Status = Pick<ServiceStatus, 'id' | 'kind' | 'network' | 'closedAssets'> & { state: State };

const known = [...new Map(networks.map(({ id, name }) => [id, { id, name }])).values()];

/** Which parts of the exchange work, and since when: what the exchange knows of itself. */
export class ServiceWatch {
  private readonly clock: Clock;
  private readonly parts: {
    health: Health;
    faults: Faults;
    assetSettings: AssetSettings;
    size: () => number | undefined;
  };
  private readonly since = new Map<string, { state: State; time: number }>();
  private readonly startedAt: number;

  constructor(clock: Clock, parts: ServiceWatch['parts']) {
    this.clock = clock;
    this.parts = parts;
    this.startedAt = clock.now();
  }

  /** Notes what has changed since the last look; whether anything has. */
  look(): boolean {
    return this.note(this.statuses());
  }

  list(): ServiceStatus[] {
    const statuses = this.statuses();
    this.note(statuses);
    return statuses.map((status) => ({
      ...status,
      since: isoTime(this.since.get(status.id)?.time ?? this.startedAt),
      size: status.kind === 'Store' ? (this.parts.size() ?? null) : null,
    }));
  }

  private note(statuses: readonly Status[]): boolean {
    let changed = false;
    for (const { id, state } of statuses) {
      const before = this.since.get(id);
      if (before?.state === state) continue;
      const isNews = before !== undefined || state !== 'Working';
      this.since.set(id, { state, time: isNews ? this.clock.now() : this.startedAt });
      changed ||= isNews;
    }
    return changed;
  }

  private statuses(): Status[] {
    const { health, faults } = this.parts;
    const failing = health.failing();
    const fails = (...names: string[]) => names.some((name) => failing.includes(name));
    const orders = faults.isBroken('trading.createOrder');
    const own: [kind: ServiceStatus['kind'], state: State][] = [
      ['Engine', fails('store', 'market-data') || orders ? 'Failing' : 'Working'],
      ['Liquidity', fails('house') ? 'Failing' : fails('quotes', 'takers') ? 'Limited' : 'Working'],
      ['MarketData', faults.hubsDown ? 'Failing' : fails('hub') ? 'Limited' : 'Working'],
      ['Notifications', faults.hubsDown || fails('notifications') ? 'Failing' : 'Working'],
      ['Identity', faults.identity === 'up' ? 'Working' : 'Failing'],
      ['Store', fails('store', 'saving') ? 'Failing' : 'Working'],
      ['Transfers', faults.underWayHeld || fails('services', 'transfers') ? 'Failing' : 'Working'],
    ];
    return [
      ...own.map(([kind, state]) => ({ id: kind, kind, network: null, state, closedAssets: [] })),
      ...known.map((network) => this.networkStatus(network)),
    ];
  }

  private networkStatus(network: { id: string; name: string }): Status {
    const { id } = network;
    const assets = networks.filter((each) => each.id === id).map(({ asset }) => asset);
    const closed = assets.filter(
      (asset) => !this.parts.assetSettings.transfersOf(asset, id).depositEnabled,
    );
    const state = this.parts.faults.isNetworkDown(id)
      ? 'Failing'
      : closed.length === 0
        ? 'Working'
        : closed.length < assets.length
          ? 'Limited'
          : 'Closed';
    return { id: `network:${id}`, kind: 'Network', network, state, closedAssets: closed };
  }
}
