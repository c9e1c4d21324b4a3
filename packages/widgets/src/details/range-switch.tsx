import { type PortfolioRange, portfolioRanges } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { rangeMessages } from '../words/range-messages.ts';

/** Chooses how far back a chart reaches. */
export function RangeSwitch({
  range,
  onRangeChange,
  className,
}: {
  range: PortfolioRange;
  onRangeChange: (range: PortfolioRange) => void;
  className?: string | undefined;
}) {
  const t = useMessages(rangeMessages);
  return (
    <Segmented
      size="sm"
      label={t.label}
      value={range}
      onValueChange={(value) => {
        const chosen = portfolioRanges.find((each) => each === value);
        if (chosen) onRangeChange(chosen);
      }}
      className={className}
    >
      {portfolioRanges.map((each) => (
        <SegmentedItem key={each} value={each}>
          {t.short[each]}
        </SegmentedItem>
      ))}
    </Segmented>
  );
}
