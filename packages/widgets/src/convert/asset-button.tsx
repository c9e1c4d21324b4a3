import { AssetIcon } from '@agio/ui/asset-icon';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { sentence } from '@agio/ui/sentence';
import { ShortText } from '@agio/ui/short-text';
import { ChevronDown } from 'lucide-react';
import { partOf } from '../states/lazy-part.ts';
import type { AssetPaletteProps } from './asset-palette.tsx';
import { messages } from './messages.ts';
import type { ConvertSide } from './model/conversion.ts';

export interface AssetButtonProps extends Pick<AssetPaletteProps, 'markets' | 'onChoose'> {
  side: ConvertSide;
  /** The chosen asset. */
  asset: string;
}

/** The asset of one side; opens the list of all assets. */
export function AssetButton({ side, asset, markets, onChoose }: AssetButtonProps) {
  const t = useMessages(messages);
  return (
    <LazyPopup
      kind="dialog"
      load={loadPalette}
      contentProps={{ title: t.asset.title[side], markets, onChoose }}
    >
      {(button) => (
        <button
          type="button"
          {...button}
          className="wg:hit-area wg:flex wg:h-8 wg:cursor-pointer wg:items-center wg:gap-2 wg:rounded-pill wg:bg-surface-3 wg:ps-1 wg:pe-2.5 wg:text-base wg:font-semibold wg:text-fg wg:hover:bg-surface-3-hover wg:focus-ring wg:max-[359px]:ps-2.5"
        >
          <AssetIcon symbol={asset} className="wg:max-[359px]:hidden" />
          <span>
            {sentence(t.asset.choose[side], {
              asset: () => <ShortText text={asset} length={10} />,
              more: (words) => <span className="wg:sr-only">{words}</span>,
            })}
          </span>
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden className="wg:text-fg-muted" />
        </button>
      )}
    </LazyPopup>
  );
}

const loadPalette = partOf(() => import('./asset-palette.tsx'), 'AssetPalette');
