import type { AlertRule } from '@agio/api-client';
import { useChangeAlertRule, useExchange } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { TextField } from '@agio/ui/text-field';
import { useState } from 'react';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { useIntent } from '../../intent/use-intent.ts';
import { happenedMessages } from '../../words/happened-messages.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { FigureText } from './alert-list.tsx';
import { alertMessages } from './alert-messages.ts';

type KnownRule = Exclude<AlertRule['rule'], 'Unknown'>;
interface RuleChange {
  readonly rule: KnownRule;
  readonly seenVersion: number;
  readonly isOn: boolean;
  readonly threshold: number;
  readonly reason: string;
}

/** The rules with their thresholds, which administrators change. */
export function AlertRules({
  rules,
  mayChange,
}: {
  rules: readonly AlertRule[];
  mayChange: boolean;
}) {
  const t = useMessages(alertMessages);
  const { alert: names } = useMessages(happenedMessages);
  const [openRule, setOpenRule] = useState<AlertRule>();
  const change = useRuleChange();
  const open = (rule: AlertRule) => {
    change.reset();
    setOpenRule(rule);
  };
  const button = (rule: AlertRule) =>
    mayChange && rule.rule !== 'Unknown' ? (
      <Button
        size="sm"
        variant="outline"
        aria-label={t.changeRule({ rule: names[rule.rule] })}
        onClick={() => open(rule)}
      >
        {t.change}
      </Button>
    ) : null;
  const columns: DataTableColumn<AlertRule>[] = [
    { id: 'rule', header: t.alert, rowHeader: true, cell: ({ rule }) => names[rule] },
    {
      id: 'threshold',
      header: t.threshold,
      width: '18rem',
      cell: ({ rule, threshold }) => <FigureText rule={rule} value={threshold} />,
    },
    {
      id: 'state',
      header: t.status,
      width: '7rem',
      className: 'wg:text-fg-muted',
      cell: ({ isOn }) => (isOn ? t.on : t.off),
    },
    {
      id: 'change',
      header: t.change,
      headerHidden: true,
      align: 'end',
      width: '8rem',
      skeleton: 'none',
      cell: button,
    },
  ];
  return (
    <Panel aria-label={t.rules}>
      <PanelHeader>
        <PanelTitle>{t.rules}</PanelTitle>
      </PanelHeader>
      <IntentStatus
        state={change.state}
        onLook={() => void change.look()}
        hidesRefusal={openRule !== undefined}
      />
      <DataTable
        label={t.rules}
        columns={columns}
        rows={rules}
        rowId={({ rule }) => rule}
        cardsBelow={44}
        cardHeight={4.5}
        card={(rule) => (
          <div className="wg:flex wg:min-h-18 wg:items-center wg:gap-3 wg:px-4 wg:py-2 wg:text-sm">
            <span className="wg:min-w-0 wg:flex-1">
              <span className="wg:block wg:font-medium">{names[rule.rule]}</span>
              <span className="wg:text-xs wg:text-fg-muted">
                <FigureText rule={rule.rule} value={rule.threshold} />
                {' · '}
                {rule.isOn ? t.on : t.off}
              </span>
            </span>
            {button(rule)}
          </div>
        )}
      />
      {openRule === undefined || openRule.rule === 'Unknown' ? null : (
        <RuleDialog
          rule={{ ...openRule, rule: openRule.rule }}
          change={change}
          onClose={() => setOpenRule(undefined)}
        />
      )}
    </Panel>
  );
}

function RuleDialog({
  rule: { rule, isOn: wasOn, threshold: before, version },
  change,
  onClose,
}: {
  rule: AlertRule & { rule: KnownRule };
  change: ReturnType<typeof useRuleChange>;
  onClose: () => void;
}) {
  const t = useMessages(alertMessages);
  const { alert: names } = useMessages(happenedMessages);
  const [isOn, setOn] = useState(wasOn);
  const [threshold, setThreshold] = useState(String(before));
  const isNumber = /^\d{1,4}$/.test(threshold);
  return (
    <ChangeDialog
      title={t.changeRule({ rule: names[rule] })}
      intent={change}
      isFaulty={!isNumber}
      onClose={onClose}
      inputOf={(reason) => ({
        rule,
        seenVersion: version,
        isOn,
        threshold: Number.parseInt(threshold, 10),
        reason,
      })}
    >
      <Checkbox label={t.isOn} checked={isOn} onCheckedChange={setOn} />
      <TextField
        label={t.threshold}
        hint={t.figure[rule]({ value: isNumber ? threshold : '…' })}
        inputMode="numeric"
        maxLength={4}
        required
        value={threshold}
        onValueChange={setThreshold}
      />
    </ChangeDialog>
  );
}

/** Sends a change, which the exchange refuses if a colleague came first. After a lost answer the rule is read again. */
function useRuleChange() {
  const { backOfficeAlerts } = useExchange();
  const { changeAlertRule } = useChangeAlertRule();
  return useIntent<RuleChange>({
    conflict: () => true,
    send: (change, options) => changeAlertRule(change, options),
    find: async ({ rule, seenVersion, isOn, threshold }) => {
      const { rules } = await backOfficeAlerts.read();
      const now = rules.find((each) => each.rule === rule);
      if (now === undefined || now.version === seenVersion) return false;
      if (now.isOn === isOn && now.threshold === threshold) return true;
      return { conflict: now.changed?.officer ?? rule };
    },
  });
}
