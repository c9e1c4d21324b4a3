import type { Overview, ServiceStatus } from '@agio/api-client/contract';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import { Check, Lock, TriangleAlert, X } from 'lucide-react';
import { byUrgency } from './model/overview-rows.ts';
import { overviewMessages } from './overview-messages.ts';

const looks: Readonly<
  Record<ServiceStatus['state'], { tone: StatusPillProps['tone']; Icon: typeof Check }>
> = {
  Working: { tone: 'success', Icon: Check },
  Limited: { tone: 'warning', Icon: TriangleAlert },
  Closed: { tone: 'neutral', Icon: Lock },
  Failing: { tone: 'danger', Icon: X },
  Unknown: { tone: 'neutral', Icon: TriangleAlert },
};

/** Which parts of the exchange work and since when; those that do not come first. */
export function OverviewServices({ services }: Pick<Overview, 'services'>) {
  const { services: t } = useMessages(overviewMessages);
  const failing = services.filter(({ state }) => state === 'Failing').length;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        <output
          className={`wg:ms-auto wg:text-sm ${failing > 0 ? 'wg:text-danger' : 'wg:text-fg-muted'}`}
        >
          {failing > 0 ? t.some({ count: failing }) : t.allWork}
        </output>
      </PanelHeader>
      <ul className="wg:divided wg:text-sm">
        {byUrgency(services).map((service) => (
          <Service key={service.id} {...service} />
        ))}
      </ul>
    </Panel>
  );
}

function Service({ kind, network, state, since, size, closedAssets }: ServiceStatus) {
  const { services: t } = useMessages(overviewMessages);
  const locale = useLocale();
  const { tone, Icon } = looks[state];
  const detail =
    size !== null
      ? t.size({ size: bytesText(size, locale) })
      : state !== 'Working' && closedAssets.length > 0
        ? t.closedAssets({ assets: closedAssets.join(', ') })
        : undefined;
  return (
    <li className="wg:flex wg:min-h-10 wg:flex-wrap wg:items-center wg:gap-x-3 wg:px-4 wg:py-1.5">
      <span className="wg:min-w-min wg:flex-1">
        <span className="wg:block">
          {kind === 'Network' ? t.kind.Network({ network: network?.name ?? '' }) : t.kind[kind]}
        </span>
        {detail === undefined ? null : (
          <span className="wg:num wg:block wg:text-xs wg:wrap-anywhere wg:text-fg-muted">
            {detail}
          </span>
        )}
      </span>
      <TimeText iso={since} short className="wg:text-xs wg:text-fg-muted" />
      <StatusPill
        tone={tone}
        icon={<Icon size={12} strokeWidth={2} aria-hidden />}
        className="wg:flex-none"
      >
        {t.state[state]}
      </StatusPill>
    </li>
  );
}

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** In the largest unit that leaves a figure above one; a display, not an amount of money. */
function bytesText(bytes: number, locale: string | undefined): string {
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[unit] ?? 'kilobyte',
    maximumFractionDigits: 1,
  }).format(value);
}
