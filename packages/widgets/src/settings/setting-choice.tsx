import { Select } from '@agio/ui/select-field';
import { rowControl, SettingRow, useSaved } from './settings-panel.tsx';

/** A setting that the host keeps. */
export interface SettingChoice {
  value: string;
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  /** Keeps the choice. A promise that rejects: it could not be kept, and the host has said so. */
  onChange: (value: string) => void | Promise<void>;
  /** The default, for a reset. */
  usual: string;
}

/** Puts a setting back; nothing happens where it is the default already. */
export const resetChoice = ({ value, usual, onChange }: SettingChoice): void => {
  if (value !== usual) void Promise.resolve(onChange(usual)).catch(() => undefined);
};

/** A row with a list. */
export function ChoiceRow({
  label,
  hint,
  choice: { value, options, onChange },
}: {
  label: string;
  hint?: string;
  choice: Omit<SettingChoice, 'usual'>;
}) {
  const saved = useSaved();
  return (
    <SettingRow label={label} hint={hint}>
      <div className={rowControl}>
        <Select
          label={label}
          align="end"
          options={options}
          value={value}
          onValueChange={(next) =>
            void Promise.resolve(onChange(next)).then(saved, () => undefined)
          }
        />
      </div>
    </SettingRow>
  );
}
