import { addressLimits, csvFile } from '@agio/api-client';
import type { AddressImportResult } from '@agio/api-client/contract';
import { useExchange, useImportAddresses } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { checkFiles, FileDropZone, FileList, type FileRejection } from '@agio/ui/file-drop-zone';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../files/save-file.ts';
import { importMessages } from './import-messages.ts';
import { ImportReport, useReportRows } from './import-report.tsx';
import {
  asRequest,
  importColumns,
  type ImportFile,
  type ImportLine,
  readAddressFile,
  reportOf,
  sendable,
} from '../model/address-file.ts';
import type { AddressBookData } from '../use-address-data.ts';
import { withReason } from '../../intent/refusals.tsx';
import { useRefusal } from '../use-refusal.ts';

/** A hundred addresses with room to spare. */
const rules = { extensions: ['csv', 'txt'], maxBytes: 256 * 1024, maxFiles: 1 };

type Read = ImportFile | { readonly problem: 'notCsv' };

export interface ImportDialogProps {
  open: boolean;
  data: AddressBookData;
  onClose: () => void;
}

/** Adds addresses from a file: every line is judged first, then the right ones are sent at once, and reported one by one. */
export function ImportDialog({ open, data, onClose }: ImportDialogProps) {
  const t = useMessages(importMessages).importing;
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="xl" className="wg:min-w-0">
        <DialogHeader>
          <DialogTitle>{t.title}</DialogTitle>
        </DialogHeader>
        {data.isLoading ? (
          <Loadable
            state={data.loadState}
            notes={data.notes}
            onRetry={data.onRetry}
            className="wg:min-h-60"
          />
        ) : (
          <Import data={data} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Import({ data, onClose }: Omit<ImportDialogProps, 'open'>) {
  const [lines, setLines] = useState<readonly ImportLine[]>();
  return lines === undefined ? (
    <ChooseFile data={data} onRead={setLines} onClose={onClose} />
  ) : (
    <Judged lines={lines} data={data} onOther={() => setLines(undefined)} onClose={onClose} />
  );
}

function ChooseFile({
  data,
  onRead,
  onClose,
}: Omit<ImportDialogProps, 'open'> & { onRead: (lines: readonly ImportLine[]) => void }) {
  const t = useMessages(importMessages).importing;
  const [rejected, setRejected] = useState<{ file: File; why: FileRejection }>();
  const [problem, setProblem] = useState<string>();
  const choose = async ([file]: File[]) => {
    if (file === undefined) return;
    setProblem(undefined);
    const rejection = checkFiles([file], [], rules)[0]?.rejection;
    setRejected(rejection && { file, why: rejection });
    if (rejection !== undefined) return;
    const read = await readFile(file, data);
    if ('lines' in read) return onRead(read.lines);
    setProblem(
      read.problem === 'columns'
        ? t.unreadable.columns({ columns: read.missing.join(', ') })
        : read.problem === 'tooMany'
          ? t.unreadable.tooMany({ count: read.count, most: addressLimits.entries })
          : t.unreadable[read.problem],
    );
  };
  return (
    <>
      <DialogBody data-widget="address-book" className="wg:flex wg:flex-col wg:gap-4">
        <p className="wg:text-fg-muted">{t.about}</p>
        <Button
          size="sm"
          className="wg:self-start"
          onClick={() => saveFile(csvFile(importColumns, []), 'addresses.csv')}
        >
          {t.template}
        </Button>
        <FileDropZone label={t.file} rules={rules} onFiles={(files) => void choose(files)} />
        {rejected === undefined ? null : (
          <FileList
            rules={rules}
            files={[
              {
                id: 'file',
                name: rejected.file.name,
                size: rejected.file.size,
                state: { kind: 'rejected', why: rejected.why },
              },
            ]}
          />
        )}
        {problem === undefined ? null : (
          <Callout tone="danger" live>
            {problem}
          </Callout>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t.cancel}</Button>
      </DialogFooter>
    </>
  );
}

async function readFile(file: File, data: AddressBookData): Promise<Read> {
  const text = await file.text().catch(() => undefined);
  // Text that is not UTF-8 contains replacement characters, which would change a name.
  if (text === undefined || text.includes('\uFFFD') || text.includes('\0'))
    return { problem: 'notCsv' };
  return readAddressFile(text, data, addressLimits.entries);
}

function Judged({
  lines,
  data,
  onOther,
  onClose,
}: Omit<ImportDialogProps, 'open'> & { lines: readonly ImportLine[]; onOther: () => void }) {
  const t = useMessages(importMessages).importing;
  const refusalOf = useRefusal();
  const { refusalText } = useExchange();
  const { importAddresses, isPending } = useImportAddresses();
  const [results, setResults] = useState<readonly AddressImportResult[]>();
  const [problem, setProblem] = useState<ReactNode>();
  const good = sendable(lines);
  const left = lines.length - good.length;
  const report = results && reportOf(lines, results);
  const added = report?.filter(({ outcome }) => outcome === 'added').length ?? 0;
  const rowsOf = useReportRows(data.networks);

  const send = async () => {
    setProblem(undefined);
    try {
      const { results: all } = await importAddresses({ entries: good.map(asRequest) });
      // The exchange's own sentence of a refusal is English.
      const worded = all.map(async ({ reason, message, ...result }) => ({
        ...result,
        reason,
        message: reason ? await refusalText(reason) : message,
      }));
      setResults(await Promise.all(worded));
    } catch (error) {
      setProblem(refusalOf(error, []).reason);
    }
  };
  return (
    <>
      <DialogBody data-widget="address-book" className="wg:flex wg:flex-col wg:gap-3">
        <output className="wg:font-medium">
          {report
            ? t.done({ added, count: lines.length })
            : t.summary({ good: good.length, count: lines.length })}
        </output>
        <ImportReport lines={report ?? lines} data={data} />
        {report === undefined ? null : (
          <p className="wg:text-sm wg:text-fg-muted">
            {added > 0 ? t.proveNext : null} {added < lines.length ? t.doneMore : null}
          </p>
        )}
        {report === undefined && left > 0 && good.length > 0 ? (
          <p className="wg:text-sm wg:text-fg-muted">{t.left({ count: left })}</p>
        ) : null}
        {problem === undefined ? null : (
          <Callout tone="danger" live>
            {withReason(t.failed, problem)}
          </Callout>
        )}
      </DialogBody>
      <DialogFooter>
        <Button
          className="wg:me-auto"
          onClick={() => {
            const { header, rows } = rowsOf(report ?? lines);
            saveFile(csvFile(header, rows), 'address-import.csv');
          }}
        >
          {t.report}
        </Button>
        {report ? (
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        ) : (
          <>
            <Button disabled={isPending} onClick={onOther}>
              {t.other}
            </Button>
            <Button
              variant="primary"
              loading={isPending}
              disabled={good.length === 0}
              onClick={() => void send()}
            >
              {good.length === 0 ? t.nothing : t.submit({ count: good.length })}
            </Button>
          </>
        )}
      </DialogFooter>
    </>
  );
}
