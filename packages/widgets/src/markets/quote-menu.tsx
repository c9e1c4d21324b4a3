import {
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  LazyMenuContent,
} from '@agio/ui/dropdown-menu';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { ShortText } from '@agio/ui/short-text';

/** The choice of the quote asset. */
export function QuoteMenu({
  quotes,
  quote,
  anyLabel,
  onQuoteChange,
  popup,
}: {
  popup: LazyPopupState;
  quotes: readonly string[];
  quote: string | undefined;
  anyLabel: string;
  onQuoteChange: (quote: string | undefined) => void;
}) {
  return (
    <LazyMenuContent popup={popup} align="start">
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
    </LazyMenuContent>
  );
}
