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
      className="wg:flex wg:min-w-0 wg:flex-1 wg:cursor-pointer wg:items-center wg:justify-center wg:gap-1.5 wg:rounded-e-control wg:hover:bg-surface-2 wg:hover:text-fg wg:focus-ring wg:disabled:cursor-not-allowed wg:disabled:text-fg-faint"
    >
      <ArrowUpDown size={14} strokeWidth={1.5} aria-hidden className="wg:flex-none" />
      <span aria-hidden className="wg:hidden wg:truncate wg:text-xs wg:font-medium wg:touch:block">
        {unit}
      </span>
    </button>
  );
}
