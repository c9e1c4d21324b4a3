import type { AuditRecord } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { TimeText } from '@agio/ui/data-table';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTitle } from '@agio/ui/drawer';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { LongText } from '@agio/ui/long-text';
import { useState } from 'react';
import { IdValue } from '../../details/id-value.tsx';
import { useDeskMode } from '../../preferences/use-desk-mode.ts';
import { auditMessages } from './audit-messages.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditActor, AuditRole, AuditSubject } from './audit-cells.tsx';
import { auditKinds, onlyAbout } from './model/audit-view.ts';
import type { ListView } from '../frame/list/model/list-view.ts';

export interface AuditDetailsProps {
  /** Closed when undefined. */
  entry: AuditRecord | undefined;
  /** Shows only what was done to the same subject; left out where the list cannot be filtered. */
  onOnly?: ((view: ListView) => void) | undefined;
  onClose: () => void;
}

/** Everything that the trail says of one act: who, from where, and each field before and after. */
export function AuditDetails({ entry, onOnly, onClose }: AuditDetailsProps) {
  const mode = useDeskMode();
  const { details: t } = useMessages(auditMessages);
  // Stays while the drawer closes.
  const [last, setLast] = useState(entry);
  if (entry !== undefined && entry !== last) setLast(entry);
  const shown = entry ?? last;
  const kind = auditKinds.find((each) => each === shown?.subject);
  return (
    <Drawer open={entry !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DrawerContent side={mode === 'phone' ? 'bottom' : 'end'}>
        {shown === undefined ? null : (
          <>
            <DrawerTitle className="wg:wrap-anywhere">
              <bdi>{shown.action}</bdi>
            </DrawerTitle>
            <DrawerBody>
              <Facts entry={shown} />
              <h3 className="wg:mt-5 wg:mb-2 wg:text-sm wg:font-semibold">{t.changes}</h3>
              <AuditChanges entry={shown} />
            </DrawerBody>
            {onOnly === undefined || kind === undefined ? null : (
              <DrawerFooter>
                <Button
                  onClick={() => {
                    onOnly(onlyAbout(kind, shown.subjectId));
                    onClose();
                  }}
                >
                  {t.only}
                </Button>
              </DrawerFooter>
            )}
          </>
        )}
      </DrawerContent>
    </Drawer>
  );
}

function Facts({ entry }: { entry: AuditRecord }) {
  const t = useMessages(auditMessages);
  const { details } = t;
  const id = (term: string, value: string | null) =>
    value === null ? null : (
      <IdValue term={term} copy={details.copy({ name: term })} value={value} />
    );
  return (
    <>
      <TimeText iso={entry.time} className="wg:text-sm wg:text-fg-muted" />
      <KeyValueList className="wg:mt-3">
        <KeyValue term={t.about}>
          <AuditSubject entry={entry} />
        </KeyValue>
        <KeyValue term={t.actor} className="wg:wrap-anywhere">
          <AuditActor entry={entry} />
        </KeyValue>
        <KeyValue term={details.role}>
          <AuditRole entry={entry} />
        </KeyValue>
        {id(details.email, entry.actorEmail)}
        {id(details.account, entry.actorId)}
        {entry.address === null ? (
          <KeyValue term={details.from}>{t.nowhere}</KeyValue>
        ) : (
          id(details.from, entry.address)
        )}
        {id(details.request, entry.requestId)}
        {id(details.entry, entry.id)}
        {entry.number === undefined ? null : (
          <KeyValue term={details.number}>{entry.number}</KeyValue>
        )}
        {id(details.hash, entry.hash ?? null)}
      </KeyValueList>
      {entry.detail === null ? null : (
        <>
          <h3 className="wg:mt-4 wg:mb-1 wg:text-sm wg:font-semibold">{details.detail}</h3>
          <LongText text={entry.detail} className="wg:text-sm" />
        </>
      )}
    </>
  );
}
