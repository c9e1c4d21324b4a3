import type { OrderSide } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { common } from '../words/messages.ts';

/** Switches between buying and selling. */
export function SideSwitch({
  value,
  onChange,
}: {
  value: OrderSide;
  onChange: (side: 'Buy' | 'Sell') => void;
}) {
  const { side } = useMessages(common);
  return (
    <Segmented
      variant="side"
      size="lg"
      label={side.name}
      value={value}
      onValueChange={(next) => onChange(next === 'Sell' ? 'Sell' : 'Buy')}
    >
      <SegmentedItem value="Buy" tone="buy">
        {side.Buy}
      </SegmentedItem>
      <SegmentedItem value="Sell" tone="sell">
        {side.Sell}
      </SegmentedItem>
    </Segmented>
  );
}
