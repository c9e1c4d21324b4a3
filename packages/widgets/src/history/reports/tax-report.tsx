// @where Widgets: months and years that statement and tax report offer
import { useStore } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { SelectField } from '@agio/ui/select-field';
import { Spinner } from '@agio/ui/spinner';
import { useState } from 'react';
import { readPages } from '../../lists/csv/read-pages.ts';
import { useCsvExport } from '../../lists/csv/use-csv-export.ts';
import { spanOf } from '../../lists/order-filter.ts';
import { taxCells, taxColumns } from '../model/tax-rows.ts';
import { reportMessages } from './report-messages.ts';
import { useNewestDay } from './use-newest-day.ts';
import { useValuedLedger } from '../use-valued-ledger.ts';

/** Years that can be reported. */
const yearCount = 6;

/** The columns of the file, of which two that belong together are explained together. */
const explained = [
  ['Booked', 'booked'],
  ['Type', 'type'],
  ['Event', 'event'],
  ['Market', 'market'],
  ['Sent, Sent asset', 'sent'],
  ['Received, Received asset', 'received'],
  ['Fee, Fee asset', 'fee'],
  ['Fiat amount, Fiat currency', 'fiat'],
  ['Value of sent, of received, of fee', 'value'],
  ['Cost, Proceeds, Gain', 'gain'],
  ['Cost method', 'method'],
  ['Value currency', 'valueCurrency'],
  ['Reference', 'reference'],
  ['ID', 'id'],
] as const;

/** Writes the tax report of a year: what its columns mean, how far it is, and the way to stop it. */
export function TaxReport({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { taxReport: t } = useMessages(reportMessages);
  const ledger = useValuedLedger();
  const timeZone = useTimeZone();
  const newest = useNewestDay();
  const [chosen, setChosen] = useState<string>();
  const files = useCsvExport();
  const last = Number.parseInt(newest ?? '', 10);
  const years = Array.from({ length: yearCount }, (_, index) => String(last - index));
  const year = chosen ?? years[0] ?? '';
  const rows = useStore(files.rows);
  const isWriting = rows !== undefined;
  const start = () => {
    const span = spanOf({ from: `${year}-01-01`, to: `${year}-12-31` }, timeZone);
    files.start({
      name: `tax-report-${year}`,
      columns: { header: taxColumns, cells: taxCells },
      isReversed: true,
      read: (signal) => readPages((page) => ledger({ ...span, ...page }, { signal }), signal),
    });
  };
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent data-widget="tax-report">
        <DialogHeader>
          <DialogTitle>{t.title}</DialogTitle>
          <DialogDescription>{t.about}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <SelectField
            label={t.year}
            disabled={newest === undefined || isWriting}
            options={(newest === undefined ? [] : years).map((each) => ({
              value: each,
              label: each,
            }))}
            value={newest === undefined ? '' : year}
            onValueChange={setChosen}
          />
          <h3 className="wg:mt-5 wg:mb-1 wg:text-sm wg:font-semibold">{t.columns}</h3>
          <KeyValueList>
            {explained.map(([names, key]) => (
              <KeyValue
                key={key}
                // Names of columns are English, which is as wide in a language without spaces.
                className="wg:[&>dt]:min-w-min!"
                term={<code className="wg:num wg:max-[360px]:whitespace-normal!">{names}</code>}
              >
                {t.column[key]}
              </KeyValue>
            ))}
          </KeyValueList>
        </DialogBody>
        <DialogFooter>
          <output className="wg:num wg:me-auto wg:self-center wg:text-sm wg:text-fg-muted">
            {isWriting ? t.writing({ count: rows }) : ''}
          </output>
          <Button
            variant={isWriting ? 'secondary' : 'primary'}
            disabled={newest === undefined}
            onClick={() => (isWriting ? files.cancel() : start())}
          >
            {isWriting ? <Spinner size={12} /> : null}
            {isWriting ? t.cancel : t.start({ year })}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
