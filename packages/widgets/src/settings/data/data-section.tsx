import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { ProgressBar } from '@agio/ui/progress-bar';
import { Download } from 'lucide-react';
import { useAccount } from '../../host/index.ts';
import { dataMessages } from './data-messages.ts';
import { ForgetPanel } from './forget-panel.tsx';
import { exportParts } from '../model/export-account.ts';
import { SettingRow, SettingsPanel } from '../settings-panel.tsx';
import { useAccountExport } from './use-account-export.ts';

/** Data of the reader that the exchange and this browser keep. */
export function DataSection({ onForgotten }: { onForgotten: () => void }) {
  return (
    <>
      <ExportPanel />
      <ForgetPanel onForgotten={onForgotten} />
    </>
  );
}

function ExportPanel() {
  const { data: t } = useMessages(dataMessages);
  const { isSignedIn } = useAccount();
  const { progress, start, cancel } = useAccountExport();
  return (
    <SettingsPanel title={t.export}>
      <SettingRow label={t.start} hint={isSignedIn ? t.exportHint : t.signedOut}>
        {isSignedIn && progress === undefined ? (
          <Button
            variant="outline"
            size="sm"
            icon={<Download size={14} strokeWidth={1.5} aria-hidden />}
            onClick={start}
          >
            {t.start}
          </Button>
        ) : null}
        {progress === undefined ? null : (
          <Button variant="outline" size="sm" onClick={cancel}>
            {t.cancel}
          </Button>
        )}
      </SettingRow>
      {progress === undefined ? null : (
        <div className="wg:px-4 wg:pb-4">
          <ProgressBar
            showLabel
            label={t.reading({ part: t.parts[progress.part] })}
            value={progress.done / exportParts.length}
            detail={t.progress({ count: progress.rows })}
          />
        </div>
      )}
    </SettingsPanel>
  );
}
