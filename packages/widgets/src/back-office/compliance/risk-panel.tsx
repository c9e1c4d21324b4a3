import type { ComplianceDetails } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { cutText } from '@agio/ui/short-text';
import { useState } from 'react';
import { caseMessages } from './case-messages.ts';
import { RiskBars } from './request-cells.tsx';
import { riskMessages } from './risk-messages.ts';
import { RiskPill } from '../transfers/transfer-risk.tsx';
import { MoreButton } from '../frame/more-button.tsx';
import { useDateFormat } from '../frame/use-date-format.ts';

/** Signals that are shown at first. */
const first = 8;

/** Signals of the risk of a person, each with its weight. */
export function RiskPanel({ risk }: { risk: NonNullable<ComplianceDetails['risk']> }) {
  const t = useMessages(riskMessages);
  const dayOf = useDateFormat();
  const { history } = useMessages(caseMessages);
  const [isWhole, setWhole] = useState(false);
  const { score, signals } = risk;
  const shown = isWhole ? signals : signals.slice(0, first);
  const rest = signals.length - shown.length;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        <span className="wg:ms-auto">
          <RiskBars risk={score} />
        </span>
      </PanelHeader>
      {signals.length === 0 ? (
        <p className="wg:p-4 wg:text-sm wg:text-fg-muted">{t.none}</p>
      ) : (
        <ul className="wg:flex wg:flex-col wg:gap-3 wg:p-4 wg:text-sm">
          {shown.map(({ kind, severity, since, detail }) => (
            <li key={`${kind} ${detail}`} className="wg:flex wg:gap-3">
              <span className="wg:w-20 wg:flex-none">
                <RiskPill level={severity} />
              </span>
              <div className="wg:min-w-0 wg:flex-1 wg:wrap-anywhere">
                {t.kinds[kind]}
                {detail === null && since === null ? null : (
                  <div className="wg:flex wg:flex-wrap wg:gap-x-3 wg:text-xs wg:text-fg-muted">
                    {detail === null ? null : <bdi>{cutText(detail, 120)}</bdi>}
                    {since === null ? null : <span>{t.since({ date: dayOf(since) })}</span>}
                  </div>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 ? (
        <MoreButton label={history.more({ count: rest })} onMore={() => setWhole(true)} />
      ) : null}
    </Panel>
  );
}
