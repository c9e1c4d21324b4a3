import type { HotWallet } from '@agio/api-client/contract';
import { AmountInput } from '@agio/ui/amount-input';
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
import { useLocale, useMessages } from '@agio/ui/language';
import { TextareaField } from '@agio/ui/textarea-field';
import { useState } from 'react';
import { exactText } from '../../../details/figure.tsx';
import { type MoveKind, suggestionFor } from '../model/aggregation.ts';
import { aggregationMessages, walletMessages } from '../wallet-messages.ts';

const maxReasonLength = 300;

/** Entries of a proposal to move to or from cold storage. */
export interface MoveDraft {
  readonly amount: string;
  readonly reason: string;
}

/** Asks for amount and reason of a move. The amount that leads back to the target is filled in. */
export function MoveDialog({
  wallet,
  kind,
  draft,
  onDraft,
  onSend,
  onClose,
}: {
  wallet: HotWallet;
  kind: MoveKind;
  /** Amount that was typed before; undefined: the suggestion. */
  draft: MoveDraft | undefined;
  onDraft: (draft: MoveDraft) => void;
  onSend: (draft: MoveDraft) => void;
  onClose: () => void;
}) {
  const words = useMessages(walletMessages);
  const t = useMessages(aggregationMessages);
  const locale = useLocale();
  const suggested = suggestionFor(wallet, kind);
  const { amount, reason } = draft ?? { amount: suggested ?? '', reason: '' };
  const [isAsked, setAsked] = useState(false);
  const send = () => {
    setAsked(true);
    if (amount !== '' && reason.trim() !== '') onSend({ amount, reason: reason.trim() });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{words.balanceHistory.kind[kind]}</DialogTitle>
          <DialogDescription>{t.proposeText}</DialogDescription>
        </DialogHeader>
        <DialogBody className="wg:flex wg:flex-col wg:gap-4">
          <AmountInput
            label={t.amount}
            unit={wallet.asset}
            hint={
              suggested === undefined
                ? undefined
                : t.toTarget({ amount: exactText(suggested, wallet.asset, locale) })
            }
            error={isAsked && amount === '' ? t.enterAnAmount : undefined}
            value={amount}
            onValueChange={(value) => onDraft({ amount: value, reason })}
          />
          <TextareaField
            label={t.end.reason}
            hint={t.end.reasonHint}
            error={isAsked && reason.trim() === '' ? t.end.reasonMissing : undefined}
            maxLength={maxReasonLength}
            showCount
            required
            value={reason}
            onValueChange={(value) => onDraft({ amount, reason: value })}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" onClick={send}>
            {t.proposeMove}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
