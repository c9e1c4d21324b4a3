import type { Webhook, WebhookDelivery } from '@agio/api-client';
import { useChangeWebhook, useExchange, useTestWebhook } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { DataTable, type DataTableColumn, TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { StatePanel } from '@agio/ui/state-panel';
import { TextField } from '@agio/ui/text-field';
import { useState } from 'react';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { useIntent } from '../../intent/use-intent.ts';
import { alertMessages } from './alert-messages.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface WebhookChange {
  readonly address: string | null;
  readonly secret?: string;
  readonly seenVersion: number;
  readonly reason: string;
}

/** Address to which alerts are sent besides, with the outcome of the latest messages. */
export function AlertWebhook({ webhook }: { webhook: Webhook }) {
  const t = useMessages(alertMessages);
  const [isOpen, setOpen] = useState(false);
  const change = useWebhookChange();
  const { testWebhook } = useTestWebhook();
  const test = useIntent<null>({ send: (_, options) => testWebhook(undefined, options) });
  const { address, deliveries } = webhook;
  const columns: DataTableColumn<WebhookDelivery>[] = [
    { id: 'message', header: t.message, rowHeader: true, cell: ({ event }) => t.event[event] },
    {
      id: 'time',
      header: t.time,
      width: '11.5rem',
      className: 'wg:text-fg-muted',
      cell: ({ time }) => <TimeText iso={time} />,
    },
    { id: 'state', header: t.status, width: '20rem', cell: (each) => <Outcome delivery={each} /> },
    {
      id: 'attempts',
      header: t.attempts,
      align: 'figures',
      width: '7rem',
      hideBelow: 54,
      className: 'wg:num',
      cell: ({ attempts }) => attempts,
    },
  ];
  return (
    <Panel aria-label={t.webhook}>
      <PanelHeader>
        <PanelTitle>{t.webhook}</PanelTitle>
        <span className="wg:ms-auto wg:flex wg:flex-wrap wg:gap-2">
          {address === null ? null : (
            <Button
              size="sm"
              loading={test.state.status === 'sending'}
              onClick={() => void test.send(null)}
            >
              {t.test}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              change.reset();
              setOpen(true);
            }}
          >
            {t.changeWebhook}
          </Button>
        </span>
      </PanelHeader>
      <div className="wg:flex wg:flex-col wg:gap-2 wg:p-4 wg:text-sm">
        {address === null ? (
          <p className="wg:text-fg-muted">{t.noAddress}</p>
        ) : (
          <>
            <p>
              <bdi className="wg:num wg:wrap-anywhere">{address}</bdi>
            </p>
            <p className="wg:text-fg-muted">{t.webhookText}</p>
          </>
        )}
        <IntentStatus
          state={change.state}
          onLook={() => void change.look()}
          hidesRefusal={isOpen}
        />
        <IntentStatus state={test.state} onLook={() => void test.look()} />
      </div>
      {deliveries.length > 0 ? (
        <DataTable
          label={t.deliveries}
          columns={columns}
          rows={deliveries}
          rowId={({ id }) => id}
          cardsBelow={44}
          cardHeight={4.5}
          card={(delivery) => (
            <div className="wg:flex wg:min-h-18 wg:flex-col wg:justify-center wg:gap-1 wg:px-4 wg:py-2 wg:text-sm">
              <span className="wg:flex wg:gap-3">
                <span className="wg:min-w-0 wg:flex-1 wg:font-medium">
                  {t.event[delivery.event]}
                </span>
                <TimeText iso={delivery.time} short />
              </span>
              <Outcome delivery={delivery} />
            </div>
          )}
        />
      ) : address === null ? null : (
        <StatePanel state="empty" title={t.noDeliveries} />
      )}
      {isOpen ? (
        <WebhookDialog webhook={webhook} change={change} onClose={() => setOpen(false)} />
      ) : null}
    </Panel>
  );
}

function Outcome({ delivery: { state, fault, status } }: { delivery: WebhookDelivery }) {
  const t = useMessages(alertMessages);
  const reason =
    fault === null
      ? undefined
      : fault === 'Refused'
        ? t.fault.Refused({ status: String(status ?? '') })
        : t.fault[fault];
  const tone = state === 'Failed' ? 'wg:text-danger' : 'wg:text-fg-muted';
  return (
    <span className={tone}>
      {t.state[state]}
      {reason === undefined ? null : ` · ${reason}`}
    </span>
  );
}

function WebhookDialog({
  webhook: { address: before, version },
  change,
  onClose,
}: {
  webhook: Webhook;
  change: ReturnType<typeof useWebhookChange>;
  onClose: () => void;
}) {
  const t = useMessages(alertMessages);
  const [address, setAddress] = useState(before ?? '');
  const [secret, setSecret] = useState('');
  return (
    <ChangeDialog
      title={t.changeWebhook}
      intent={change}
      isFaulty={false}
      onClose={onClose}
      inputOf={(reason) => ({
        address: address.trim() === '' ? null : address.trim(),
        ...(secret !== '' && { secret }),
        seenVersion: version,
        reason,
      })}
    >
      <TextField
        label={t.address}
        type="url"
        inputMode="url"
        dir="ltr"
        maxLength={2048}
        placeholder="https://"
        value={address}
        onValueChange={setAddress}
      />
      <TextField
        label={t.secret}
        hint={t.secretHint}
        autoComplete="off"
        maxLength={200}
        value={secret}
        onValueChange={setSecret}
      />
    </ChangeDialog>
  );
}

/** Sends a change, which the exchange refuses if a colleague came first. After a lost answer the webhook is read again. */
function useWebhookChange() {
  const { backOfficeAlerts } = useExchange();
  const { changeWebhook } = useChangeWebhook();
  return useIntent<WebhookChange>({
    conflict: () => true,
    send: (change, options) => changeWebhook(change, options),
    find: async ({ address, seenVersion }) => {
      const { webhook } = await backOfficeAlerts.read();
      if (webhook === null || webhook.version === seenVersion) return false;
      return webhook.address === address || { conflict: webhook.changed?.officer ?? '' };
    },
  });
}
