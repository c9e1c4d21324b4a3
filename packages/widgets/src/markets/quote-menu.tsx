import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from '@agio/ui/dropdown-menu';
import { ShortText } from '@agio/ui/short-text';
import type { LazyMenuContentProps } from '../provider/index.ts';
import { MenuSurface } from '../provider/index.ts';

/** Chooses the asset that prices are in. */
export function QuoteMenu({
  quotes,
  quote,
  anyLabel,
  onQuoteChange,
  ...menu
}: LazyMenuContentProps & {
  quotes: readonly string[];
  quote: string | undefined;
  anyLabel: string;
  onQuoteChange: (quote: string | undefined) => void;
}) {
  return (
    <MenuSurface {...menu}>
      <DropdownMenuRadioGroup
        value={quote ?? ''}
        onValueChange={(value) => onQuoteChange(value === '' ? undefined : value)}
      >
        <DropdownMenuRadioItem value="">{anyLabel}</DropdownMenuRadioItem>
        {quotes.map((symbol) => (
          <DropdownMenuRadioItem key={symbol} value={symbol}>
            <ShortText text={symbol} length={24} />
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </MenuSurface>
  );
}
