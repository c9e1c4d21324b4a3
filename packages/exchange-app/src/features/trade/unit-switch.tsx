import { ArrowUpDown } from 'lucide-react';

/** At the end of the amount field: count in the other asset. */
export function UnitSwitch({
  label,
  disabled,
  onSwitch,
}: {
  label: string;
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
      className="flex flex-1 cursor-pointer items-center justify-center rounded-e-control hover:bg-surface-2 hover:text-fg focus-ring disabled:cursor-not-allowed disabled:text-fg-faint"
    >
      <ArrowUpDown size={14} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
