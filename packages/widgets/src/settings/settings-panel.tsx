import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Check } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { messages } from './messages.ts';

const SavedContext = createContext<() => void>(() => undefined);

/** Says at the head of the panel around that a choice is saved. */
export const useSaved = (): (() => void) => use(SavedContext);

/** Settings of one subject: each acts at once, and the panel says that it is saved. */
export function SettingsPanel({
  title,
  about,
  onReset,
  children,
}: {
  title: string;
  /** Beside the title. */
  about?: string;
  /** Puts all settings of the panel back to their defaults. */
  onReset?: (() => void) | undefined;
  children: ReactNode;
}) {
  const t = useMessages(messages);
  const [told, setTold] = useState<{ what?: 'saved' | 'wasReset'; times: number }>({ times: 0 });
  const say = (what: 'saved' | 'wasReset') => setTold(({ times }) => ({ what, times: times + 1 }));
  const saved = useCallback(() => say('saved'), []);
  return (
    <Panel aria-label={title}>
      <PanelHeader>
        <PanelTitle>{title}</PanelTitle>
        {about === undefined ? null : (
          <span className="wg:text-sm wg:text-fg-muted wg:max-sm:hidden">{about}</span>
        )}
        <span className="wg:ms-auto wg:flex wg:items-center wg:gap-2">
          <output className="wg:flex wg:items-center wg:gap-1 wg:text-sm wg:text-success">
            {/* Mounted anew, so that a second change is said again. */}
            {told.what === undefined ? null : (
              <span key={told.times} className="wg:flex wg:items-center wg:gap-1">
                <Check size={14} strokeWidth={1.5} aria-hidden />
                {t[told.what]}
              </span>
            )}
          </output>
          {onReset ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t.resetOf({ panel: title })}
              onClick={() => {
                onReset();
                say('wasReset');
              }}
            >
              {t.reset}
            </Button>
          ) : null}
        </span>
      </PanelHeader>
      <SavedContext value={saved}>{children}</SavedContext>
    </Panel>
  );
}

/** One setting: what it is, a line about it, and its control at the end, on a phone below. */
export function SettingRow({
  label,
  hint,
  children,
  isWide = false,
}: {
  label: string;
  hint?: ReactNode;
  children?: ReactNode;
  /** The control has a line of its own. */
  isWide?: boolean;
}) {
  return (
    <div
      className={`wg:flex wg:gap-x-6 wg:gap-y-2.5 wg:border-t wg:border-line wg:px-4 wg:py-3.5 wg:first-of-type:border-t-0 ${isWide ? 'wg:flex-col' : 'wg:items-center wg:justify-between wg:max-sm:flex-col wg:max-sm:items-stretch'}`}
    >
      <div className="wg:min-w-0">
        <p className="wg:font-medium">{label}</p>
        {hint === undefined ? null : <p className="wg:text-sm wg:text-fg-muted">{hint}</p>}
      </div>
      {children}
    </div>
  );
}

/** The width of a list in a row. */
export const rowControl = 'wg:w-56 wg:flex-none wg:max-sm:w-full';
