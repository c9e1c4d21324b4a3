import { cn } from '../../foundations/cn/cn.ts';
import { lazyContentProps, type LazyPopupProps } from '../../foundations/use-lazy-popup.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../overlays/dropdown-menu/dropdown-menu.tsx';
import type { Choice } from './choice-menu.tsx';

interface ChoiceListProps {
  popup: LazyPopupProps;
  value: string;
  choices: readonly Choice<string>[];
  onChoose: (value: string) => void;
  figures: boolean;
}

/** The menu of a `ChoiceMenu`, fetched with its first use. */
export function ChoiceList({ popup, value, choices, onChoose, figures }: ChoiceListProps) {
  return (
    <DropdownMenu open={popup.open} onOpenChange={popup.onOpenChange}>
      {/* The menu stands where this stands: exactly on the button. */}
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="ui:pointer-events-none ui:absolute ui:inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="ui:min-w-36" {...lazyContentProps(popup)}>
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
