import type { ComplianceCase, OfficerLoad } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { useMessages } from '@agio/ui/language';
import { Radio, RadioGroup } from '@agio/ui/radio-group';
import { cutText } from '@agio/ui/short-text';
import { useState } from 'react';
import { queueMessages } from '../queue-messages.ts';
import { candidates } from './assignments.ts';
import { workMessages } from './work-messages.ts';

/** Asks for the officer who gets the cases. The one with the skill and the fewest cases is proposed. */
export function AssignDialog({
  cases,
  loads,
  ownId,
  onAssign,
  onClose,
}: {
  cases: readonly ComplianceCase[];
  loads: readonly OfficerLoad[];
  ownId: string | undefined;
  onAssign: (officer: OfficerLoad) => void;
  onClose: () => void;
}) {
  const t = useMessages(workMessages);
  const { assignee, you } = useMessages(queueMessages);
  const officers = candidates(loads, cases);
  const [chosen, setChosen] = useState(officers.find(({ isFit }) => isFit)?.officerId);
  const officer = officers.find(({ officerId }) => officerId === chosen);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t.assign({ count: cases.length })}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <RadioGroup label={assignee} value={chosen} onValueChange={setChosen}>
            {officers.map(({ officerId, officer: name, isFit, ...load }, at) => (
              <Radio
                key={officerId}
                value={officerId}
                disabled={!isFit}
                label={
                  <bdi>
                    {officerId === ownId ? you({ name: cutText(name, 60) }) : cutText(name, 60)}
                  </bdi>
                }
                hint={
                  isFit
                    ? [t.load(load), at === 0 ? t.proposed : undefined]
                        .filter((each) => each !== undefined)
                        .join(' · ')
                    : t.unfit
                }
              />
            ))}
          </RadioGroup>
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {t.back}
          </Button>
          <Button
            variant="primary"
            disabled={officer === undefined}
            onClick={() => officer && onAssign(officer)}
          >
            {t.assign({ count: cases.length })}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
