import type { PriceAlert } from '@agio/api-client/contract';
import { useInstruments, useTicker } from '@agio/api-client/react';
import type { DecimalString } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@agio/ui/dialog';
import { useLocale, useMessages } from '@agio/ui/language';
import { SelectField } from '@agio/ui/select-field';
import { Switch } from '@agio/ui/switch';
import { useRef, useState } from 'react';
import { useAccount, useHost, useSetting } from '../host/index.ts';
import { IntentStatus } from '../intent/intent-status.tsx';
import { useSystemPermission } from '../notify/use-system-permission.ts';
import { favouriteMarkets, notificationSettings } from '../preferences/index.ts';
import { AlertForm } from './alert-form.tsx';
import { AlertList, nameClass, useAlertWords } from './alert-list.tsx';
import { LeftAlerts } from './left-alerts.tsx';
import { messages } from './messages.ts';
import { sideOf } from './model/price-alerts.ts';
import { useAlertActs } from './use-alert-acts.ts';
import { useLocalAlerts } from './use-local-alerts.ts';

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
  const { isSignedIn } = useAccount();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t.title}</DialogTitle>
        </DialogHeader>
        <DialogBody className="wg:flex wg:flex-col wg:gap-5">
          {isSignedIn ? <OwnAlerts market={market} price={price} /> : <GuestInvitation />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** Says to a guest what alerts are, and what becomes of those of this browser. */
function GuestInvitation() {
  const t = useMessages(messages);
  const { signIn } = useHost();
  const { alerts } = useLocalAlerts();
  return (
    <>
      <p className="wg:text-sm wg:text-fg-muted">{t.watched}</p>
      {alerts.length > 0 ? <p className="wg:text-sm">{t.movedAtSignIn}</p> : null}
      <Button variant="primary" onClick={signIn}>
        {t.signIn}
      </Button>
    </>
  );
}

function OwnAlerts({ market, price }: Pick<PriceAlertsDialogProps, 'market' | 'price'>) {
  const t = useMessages(messages);
  const [edited, setEdited] = useState<PriceAlert>();
  const top = useRef<HTMLDivElement>(null);
  // The form of an edit stands above the list, and makes way for an empty one: the button that was pressed is gone.
  const edit = (alert: PriceAlert | undefined) => {
    setEdited(alert);
    top.current?.focus();
  };
  return (
    <>
      <div ref={top} tabIndex={-1} className="wg:outline-none">
        <NewAlert
          key={edited?.id}
          market={market}
          price={price}
          edited={edited}
          onEdited={() => edit(undefined)}
        />
      </div>
      <p className="wg:text-sm wg:text-fg-muted">{t.watched}</p>
      <SystemSwitch />
      <AlertList onEdit={edit} />
      <LeftAlerts />
    </>
  );
}

interface NewAlertProps extends Pick<PriceAlertsDialogProps, 'market' | 'price'> {
  edited: PriceAlert | undefined;
  onEdited: () => void;
}

function NewAlert({ market, price, edited, onEdited }: NewAlertProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const words = useAlertWords();
  const { data: instruments = [] } = useInstruments();
  const [favourites] = useSetting(favouriteMarkets);
  const [chosen, setChosen] = useState(market ?? favourites[0]);
  const isFavourite = (id: string) => favourites.includes(id);
  const ordered = instruments.toSorted(
    (a, b) => Number(isFavourite(b.id)) - Number(isFavourite(a.id)),
  );
  const instrument = instruments.find(({ id }) => id === (edited?.market ?? chosen)) ?? ordered[0];
  const { ticker } = useTicker(instrument?.id);
  const acts = useAlertActs();
  if (!instrument) return null;
  const isEdit = edited !== undefined;
  // It is for the market that it came with.
  const ofLink =
    instrument.id === market && price !== undefined
      ? ({
          kind: 'Price',
          direction: sideOf(price, ticker?.last) === 'above' ? 'Rise' : 'Fall',
          price,
        } as const)
      : undefined;
  const begun = edited?.condition ?? ofLink;
  return (
    <div className="wg:flex wg:flex-col wg:gap-4">
      {isEdit ? (
        <p className={`${nameClass} wg:text-sm wg:font-medium`}>{words(edited).name}</p>
      ) : (
        <SelectField
          label={t.market}
          value={instrument.id}
          options={ordered.map(({ id, symbol }) => ({ value: id, label: symbol }))}
          onValueChange={setChosen}
        />
      )}
      <AlertForm
        // From which side a given price is to be reached is known with the last one.
        key={`${instrument.id}:${begun !== undefined && ticker === undefined}`}
        instrument={instrument}
        last={ticker?.last}
        locale={locale}
        begun={begun}
        isEdit={isEdit}
        isBusy={acts.isBusy}
        onCancel={onEdited}
        onSend={async (condition) => {
          const isDone = await acts.send(
            isEdit
              ? { act: 'edit', id: edited.id, condition }
              : { act: 'set', market: instrument.id, condition },
          );
          if (isDone && isEdit) onEdited();
          return isDone;
        }}
      />
      <IntentStatus state={acts.state} onLook={() => void acts.look()} />
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
