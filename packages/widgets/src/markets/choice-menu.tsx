import {
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  LazyMenuContent,
} from '@agio/ui/dropdown-menu';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { ShortText } from '@agio/ui/short-text';

/** A choice of one, such as the quote asset or the order of the list. */
export function ChoiceMenu({
  choices,
  value,
  onValueChange,
  popup,
}: {
  popup: LazyPopupState;
  choices: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
}) {
  return (
    <LazyMenuContent popup={popup} align="start">
      <DropdownMenuRadioGroup value={value} onValueChange={onValueChange}>
        {choices.map((choice) => (
          <DropdownMenuRadioItem key={choice.value} value={choice.value}>
            <ShortText text={choice.label} length={32} />
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </LazyMenuContent>
  );
}
