import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { LayoutPanelLeft } from 'lucide-react';
import { useMemo } from 'react';
import { partOf } from '../states/lazy-part.ts';
import { useTradeSettings } from '../preferences/trade-settings.ts';
import type { LayoutMenuProps } from './layout-menu.tsx';
import { messages } from './messages.ts';
import { hideablePanels, type TradeViewProps } from './trade-view.tsx';

const load = partOf(() => import('./layout-menu.tsx'), 'LayoutMenu');

/** The layout of the desk as this device remembers it. */
export function useDeskLayout(): LayoutMenuProps &
  Pick<TradeViewProps, 'panels' | 'onPanelsChange'> {
  const [{ panels, hiddenPanels }, changeSettings] = useTradeSettings();
  const hidden = useMemo(
    () => new Set(hideablePanels.filter((panel) => hiddenPanels.includes(panel))),
    [hiddenPanels],
  );
  return {
    panels,
    onPanelsChange: (group, sizes) => changeSettings({ panels: { ...panels, [group]: sizes } }),
    hidden,
    onHiddenChange: (next) => changeSettings({ hiddenPanels: [...next] }),
    onReset: () => changeSettings({ hiddenPanels: [], panels: {} }),
  };
}

/** Chooses the panels of the desk and gives them their sizes back. */
export function LayoutButton({ hidden, onHiddenChange, onReset }: LayoutMenuProps) {
  const t = useMessages(messages);
  return (
    <LazyPopup load={load} contentProps={{ hidden, onHiddenChange, onReset }}>
      {(button) => (
        <IconButton size="sm" label={t.layout.name} {...button}>
          <LayoutPanelLeft size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </LazyPopup>
  );
}
