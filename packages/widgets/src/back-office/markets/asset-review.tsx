import { useMessages } from '@agio/ui/language';
import { ChangeReview, type ChangeReviewProps } from './change-review.tsx';
import { marketsMessages } from './markets-messages.ts';

export interface AssetReviewProps extends Pick<ChangeReviewProps, 'changes' | 'given' | 'onClose'> {
  name: string;
  /** Answers what the exchange refused; undefined: the dialog is over. */
  onSave: (reason: string) => ReturnType<ChangeReviewProps['onSave']>;
}

/** Shows a change of an asset or of one of its networks once more before it is sent, and asks why. */
export function AssetReview({ name, onSave, ...review }: AssetReviewProps) {
  const { review: t } = useMessages(marketsMessages);
  return (
    <ChangeReview
      {...review}
      title={t.title({ name })}
      text={t.what.asset}
      reason={{ label: t.trailReason, missing: t.trailReasonMissing, isRequired: true }}
      back={t.back}
      save={t.save}
      onSave={(reason = '') => onSave(reason)}
    />
  );
}
