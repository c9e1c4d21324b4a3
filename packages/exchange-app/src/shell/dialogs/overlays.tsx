import { lazy, Suspense, useCallback, useState, type ComponentType } from 'react';
import { withWords } from '../../i18n/load-language.ts';
import { Section } from '@agio/widgets/provider';
import { useEarlyKeys } from './palette-keys.ts';

export type SettingsTab = 'language' | 'currency';
/** What can stand over the page; `language` and `currency` are the tabs of one dialog. */
export type Overlay = 'palette' | 'menu' | 'stage' | 'shortcuts' | 'notifications' | SettingsTab;
/** Opens an overlay, or only fetches its code. */
export type OpenOverlay = (overlay: Overlay, how?: 'preload') => void;

/** What every overlay of the shell gets. */
export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpen: OpenOverlay;
  /** Of the settings. */
  tab: SettingsTab;
  /** What is typed into the palette; begins before its code is there. */
  search: string;
  onSearchChange: (search: string) => void;
}

type Part = Exclude<Overlay, SettingsTab> | 'settings';
type Load = () => Promise<{ default: ComponentType<OverlayProps> }>;

const loaders: Record<Part, Load> = {
  palette: async () => ({ default: (await import('./command-menu.tsx')).CommandMenu }),
  menu: async () => ({ default: (await import('../header/phone-menu.tsx')).PhoneMenu }),
  stage: async () => ({ default: (await import('./stage-dialog.tsx')).StageDialog }),
  shortcuts: () =>
    withWords(['notices'], async () => ({
      default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
    })),
  notifications: () =>
    withWords(['notices'], async () => ({
      default: (await import('../notifications/notification-centre.tsx')).NotificationCentre,
    })),
  settings: async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }),
};
const parts = Object.entries(loaders).map(([part, load]) => ({ part, Component: lazy(load) }));

const partOf = (overlay: Overlay): Part =>
  overlay === 'language' || overlay === 'currency' ? 'settings' : overlay;

/** Which overlay of the shell is open. Each stays in the tree once it was wanted, to leave as it came. */
export function useOverlays() {
  const [state, setState] = useState<{
    open: Part | undefined;
    wanted: readonly Part[];
    tab: SettingsTab;
  }>({ open: undefined, wanted: [], tab: 'language' });

  const close = useCallback(() => setState((now) => ({ ...now, open: undefined })), []);
  const onOpen: OpenOverlay = useCallback(
    (overlay, how) => {
      const part = partOf(overlay);
      const loading = loaders[part]();
      if (how === 'preload') {
        void loading.catch(() => undefined);
        return;
      }
      // Its place in the tree says that it cannot be loaded; it is not open then.
      void loading.catch(close);
      setState(({ wanted, tab }) => ({
        open: part,
        wanted: [...wanted, part],
        tab: overlay === 'language' || overlay === 'currency' ? overlay : tab,
      }));
    },
    [close],
  );
  return { ...state, onOpen, close };
}

export function Overlays({ open, wanted, tab, onOpen, close }: ReturnType<typeof useOverlays>) {
  const { search, setSearch } = useEarlyKeys(open === 'palette', close);
  return (
    <Suspense>
      {parts.map(({ part, Component }) =>
        wanted.some((one) => one === part) ? (
          <Section key={part} isQuiet>
            <Component
              open={open === part}
              onOpenChange={(next) => {
                if (!next) close();
              }}
              onOpen={onOpen}
              tab={tab}
              search={search}
              onSearchChange={setSearch}
            />
          </Section>
        ) : null,
      )}
    </Suspense>
  );
}
