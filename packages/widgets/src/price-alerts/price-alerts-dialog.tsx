import { useInstruments, useTicker } from '@agio/api-client/react';
import type { DecimalString } from '@agio/money';
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@agio/ui/dialog';
import { useMessages } from '@agio/ui/language';
import { SelectField } from '@agio/ui/select-field';
import { useState } from 'react';
import { useSetting } from '../host/index.ts';
import { favouriteMarkets, notificationSettings } from '../preferences/index.ts';
import { AlertForm } from './alert-form.tsx';
import { AlertList } from './alert-list.tsx';
import { messages } from './messages.ts';
import { usePriceAlerts } from './use-price-alerts.ts';
import { Switch } from '@agio/ui/switch';
import { useSystemPermission } from '../notify/use-system-permission.ts';

export interface PriceAlertsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Id of the market for a new alert; the reader's first favourite without one. */
  market?: string | undefined;
  /** Decimal price that a new alert begins with; the reader sets it by a press. */
  price?: DecimalString | undefined;
}

/** Sets a price alert, and lists those of the reader: to pause, set again or delete. */
export function PriceAlertsDialog({ open, onOpenChange, market, price }: PriceAlertsDialogProps) {
  const t = useMessages(messages);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t.title}</DialogTitle>
        </DialogHeader>
        <DialogBody className="wg:flex wg:flex-col wg:gap-5">
          <NewAlert market={market} price={price} />
          <p className="wg:text-sm wg:text-fg-muted">{t.honest}</p>
          <SystemSwitch />
          <AlertList />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function NewAlert({ market, price }: Pick<PriceAlertsDialogProps, 'market' | 'price'>) {
  const t = useMessages(messages);
  const { data: instruments = [] } = useInstruments();
  const [favourites] = useSetting(favouriteMarkets);
  const [chosen, setChosen] = useState(market ?? favourites[0]);
  const isFavourite = (id: string) => favourites.includes(id);
  const ordered = instruments.toSorted(
    (a, b) => Number(isFavourite(b.id)) - Number(isFavourite(a.id)),
  );
  const instrument = instruments.find(({ id }) => id === chosen) ?? ordered[0];
  const { ticker } = useTicker(instrument?.id);
  const alerts = usePriceAlerts();
  if (!instrument) return null;
  // It is for the market that it came with.
  const begun = instrument.id === market ? price : undefined;
  return (
    <div className="wg:flex wg:flex-col wg:gap-4">
      <SelectField
        label={t.market}
        value={instrument.id}
        options={ordered.map(({ id, symbol }) => ({ value: id, label: symbol }))}
        onValueChange={setChosen}
      />
      <AlertForm
        // From which side a given price is to be reached is known with the last one.
        key={`${instrument.id}:${begun !== undefined && ticker === undefined}`}
        instrument={instrument}
        last={ticker?.last}
        price={begun}
        isFull={alerts.isFull}
        onAdd={alerts.add}
      />
    </div>
  );
}

/** Switch for system notifications of alerts. The browser is asked with the press, never before. */
function SystemSwitch() {
  const t = useMessages(messages);
  const [told, setTold] = useSetting(notificationSettings);
  const { permission, ask } = useSystemPermission();
  if (permission === 'unsupported') return null;
  const set = (system: boolean) =>
    setTold({ ...told, priceAlerts: { ...told.priceAlerts, system } });
  return (
    <Switch
      label={t.onSystem}
      hint={permission === 'denied' ? t.blocked : undefined}
      disabled={permission === 'denied'}
      checked={told.priceAlerts.system && permission === 'granted'}
      onCheckedChange={(on) => {
        if (on) void ask().then(set);
        else set(false);
      }}
    />
  );
}
