import { cn } from '../../foundations/cn/cn.ts';
import {
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  LazyMenuContent,
} from '../../overlays/dropdown-menu/dropdown-menu.tsx';
import type { LazyPopupState } from '../../overlays/lazy-popup/lazy-popup.tsx';
import type { Choice } from './choice-menu.tsx';

interface ChoiceListProps {
  popup: LazyPopupState;
  value: string;
  choices: readonly Choice<string>[];
  onChoose: (value: string) => void;
  figures: boolean;
}

/** The menu of a `ChoiceMenu`, fetched with its first use. */
export function ChoiceList({ popup, value, choices, onChoose, figures }: ChoiceListProps) {
  return (
    <LazyMenuContent popup={popup} align="end" className="ui:min-w-36">
      <DropdownMenuRadioGroup value={value} onValueChange={onChoose}>
        {choices.map((choice) => (
          <DropdownMenuRadioItem
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled ?? false}
            className={cn(figures && 'ui:num')}
          >
            {choice.label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </LazyMenuContent>
  );
}
