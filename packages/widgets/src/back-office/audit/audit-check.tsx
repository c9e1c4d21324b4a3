import { useAuditCheck } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { Spinner } from '@agio/ui/spinner';
import { useState } from 'react';
import { useFailureWords } from '../../states/index.ts';
import { IdValue } from '../../details/id-value.tsx';
import { auditMessages } from './audit-messages.ts';

/** Opens the check of the trail's chain. */
export function AuditCheckButton() {
  const { check: t } = useMessages(auditMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen ? <AuditCheck /> : null}
      </Dialog>
    </>
  );
}

/** Checks the whole trail, piece by piece, and says what came of it. */
function AuditCheck() {
  const { check: t, details } = useMessages(auditMessages);
  const failureWords = useFailureWords();
  const [after, setAfter] = useState(0);
  const { data, error, mutate } = useAuditCheck(after);
  const next = data?.next ?? null;
  if (next !== null && next !== after) setAfter(next);
  const isDone = data !== undefined && next === null;
  const broken = data?.broken ?? null;
  return (
    <DialogContent size="sm">
      <DialogHeader>
        <DialogTitle>{t.title}</DialogTitle>
      </DialogHeader>
      <DialogBody className="wg:flex wg:flex-col wg:gap-4">
        <DialogDescription aria-live="polite">
          {error !== undefined && !isDone ? (
            t.failed({ reason: failureWords(error) })
          ) : !isDone ? (
            <>
              <Spinner size={12} /> {t.running({ through: after, entries: data?.entries ?? '…' })}
            </>
          ) : broken === null ? (
            t.whole({ count: data.entries })
          ) : (
            t.reason[broken.reason]({ number: broken.number })
          )}
        </DialogDescription>
        {!isDone ? null : (
          <KeyValueList>
            {broken === null ? null : (
              <IdValue
                term={t.entryId}
                copy={details.copy({ name: t.entryId })}
                value={broken.id}
              />
            )}
            {data.hash === null || broken !== null ? null : (
              <IdValue term={t.hash} copy={details.copy({ name: t.hash })} value={data.hash} />
            )}
          </KeyValueList>
        )}
        {isDone && broken === null ? <p className="wg:text-sm wg:text-fg-muted">{t.note}</p> : null}
      </DialogBody>
      <DialogFooter>
        {error !== undefined && !isDone ? (
          <Button onClick={() => void mutate()}>{t.again}</Button>
        ) : null}
        <DialogClose asChild>
          <Button>{t.close}</Button>
        </DialogClose>
      </DialogFooter>
    </DialogContent>
  );
}
