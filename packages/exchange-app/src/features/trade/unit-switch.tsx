import { ArrowUpDown } from 'lucide-react';

/** At the end of the amount field: count in the other asset. */
export function UnitSwitch({
  label,
  unit,
  disabled,
  onSwitch,
}: {
  label: string;
  /** The other asset: named where a finger has the room for it. */
  unit: string;
  disabled: boolean;
  onSwitch: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onSwitch}
      className="flex min-w-0 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-e-control hover:bg-surface-2 hover:text-fg focus-ring disabled:cursor-not-allowed disabled:text-fg-faint"
    >
      <ArrowUpDown size={14} strokeWidth={1.5} aria-hidden className="flex-none" />
      <span aria-hidden className="hidden truncate text-xs font-medium touch:block">
        {unit}
      </span>
    </button>
  );
}
