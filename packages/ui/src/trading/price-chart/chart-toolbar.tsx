import {
  Camera,
  ChartSpline,
  Maximize2,
  Minimize2,
  PencilLine,
  RotateCcw,
  Ruler,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { LazyPopup } from '../../overlays/lazy-popup/lazy-popup.tsx';
import { ChoiceMenu } from '../choice-menu/choice-menu.tsx';
import { type ChartKind, chartKinds, type ChartScale, chartScales } from './chart-data.ts';
import type { ChartHandle } from './chart-handle.ts';
import type { DrawingDesk } from './drawings/use-drawing.ts';
import type { ChartIndicator } from './indicators/indicators.ts';
import { KindIcon } from './kinds/kind-icon.tsx';
import type { PriceChartLabels } from './messages.ts';
import type { PictureResult } from './picture/keep-picture.ts';

export interface ChartResolutionChoice {
  readonly value: string;
  /** Short: `15m`, `1D`. */
  readonly label: string;
  /** In the menu only, not in the row of buttons. */
  readonly isRare?: boolean | undefined;
}

export interface ChartToolbarProps {
  resolution: string;
  resolutions: readonly ChartResolutionChoice[];
  onResolutionChange: (resolution: string) => void;
  kind: ChartKind;
  onKindChange: ((kind: ChartKind) => void) | undefined;
  scale: ChartScale;
  onScaleChange: ((scale: ChartScale) => void) | undefined;
  indicators: readonly ChartIndicator[];
  onIndicatorsChange: ((indicators: ChartIndicator[]) => void) | undefined;
  /** Undefined where there is no average entry. */
  isEntryShown: boolean | undefined;
  onEntryShownChange: ((isShown: boolean) => void) | undefined;
  drawing: DrawingDesk;
  tickSize: string;
  timeZone: string | undefined;
  market: string;
  brand: string | undefined;
  onPicture: ((result: PictureResult) => void) | undefined;
  isMaximised: boolean;
  onMaximisedChange: ((isMaximised: boolean) => void) | undefined;
  /** At the end, before zoom: a switch to the depth chart, for example. */
  end: ReactNode;
  chart: ChartHandle | undefined;
  /** Other content replaces the candles: the controls of the candles are hidden. */
  isReplaced: boolean;
  locale: string;
  labels: PriceChartLabels;
}

const textButton =
  'ui:inline-flex ui:h-6.5 ui:flex-none ui:cursor-pointer ui:items-center ui:gap-1.5 ui:rounded-control ui:px-2 ui:text-sm ui:font-medium ui:text-fg-muted ui:hover:text-fg ui:touch:h-11 ui:touch:min-w-11 ui:touch:justify-center';

/** A narrow toolbar shows the icon alone. */
const iconMenu =
  'ui:px-2 ui:text-fg-muted! ui:hover:text-fg! ui:@max-[840px]:text-[0px] ui:@max-[600px]:px-1';

const small = { size: 'sm', className: 'ui:touch:size-11' } as const;

/** Controls of the chart. Memoised: a price does not render them. */
export const ChartToolbar = memo(function ChartToolbar({
  resolution,
  resolutions,
  onResolutionChange,
  kind,
  onKindChange,
  scale,
  onScaleChange,
  indicators,
  onIndicatorsChange,
  isEntryShown,
  onEntryShownChange,
  drawing,
  tickSize,
  timeZone,
  market,
  brand,
  onPicture,
  isMaximised,
  onMaximisedChange,
  end,
  chart,
  isReplaced,
  locale,
  labels,
}: ChartToolbarProps) {
  // In a narrow toolbar with all controls, the row of resolutions could hide the chosen one.
  const isCrowded = end !== undefined && onKindChange !== undefined;
  const row = resolutions.filter(({ isRare }) => !isRare);
  const isRowWhole = row.length === resolutions.length;
  const isInRow = row.some(({ value }) => value === resolution);
  return (
    <div
      className={cn(
        'ui:@container ui:flex ui:h-10 ui:flex-none ui:items-center ui:gap-0.5 ui:border-b ui:border-line ui:px-2 ui:touch:h-11',
        isReplaced && 'ui:[&>:not(:last-child)]:hidden',
      )}
    >
      <fieldset
        data-slot="chart-resolutions"
        aria-label={labels.resolution}
        className={cn(
          'ui:flex ui:min-w-0 ui:gap-0.5 ui:overflow-x-auto ui:[scrollbar-width:none]',
          isCrowded && 'ui:@max-[600px]:hidden',
        )}
      >
        {row.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            data-slot="chart-resolution"
            aria-pressed={value === resolution}
            onClick={() => onResolutionChange(value)}
            className="ui:h-6.5 ui:flex-none ui:cursor-pointer ui:rounded-control ui:px-2 ui:text-sm ui:font-medium ui:text-fg-muted ui:hover:text-fg ui:focus-visible:-outline-offset-2 ui:aria-pressed:bg-surface-3 ui:aria-pressed:text-fg ui:aria-pressed:forced-selected ui:touch:h-11 ui:touch:min-w-11"
          >
            {label}
          </button>
        ))}
      </fieldset>
      {isCrowded || !isRowWhole ? (
        <span className={cn(isRowWhole && 'ui:hidden ui:@max-[600px]:contents')}>
          <ChoiceMenu
            label={labels.resolution}
            value={resolution}
            choices={resolutions}
            onChange={onResolutionChange}
            // Beside a row that shows the chosen one, the arrow alone.
            className={cn('ui:px-2', isInRow && 'ui:text-[0px] ui:@max-[600px]:text-sm')}
          />
        </span>
      ) : null}
      {onKindChange || onScaleChange || onIndicatorsChange || drawing.canDraw ? (
        <Line isSpared />
      ) : null}
      {onKindChange ? (
        <ChoiceMenu
          label={labels.kind}
          value={kind}
          choices={chartKinds.map((value) => ({
            value,
            label: (
              <span className="ui:inline-flex ui:items-center ui:gap-2">
                <KindIcon kind={value} />
                {labels.kinds[value]}
              </span>
            ),
          }))}
          onChange={onKindChange}
          className={iconMenu}
        />
      ) : null}
      {onScaleChange ? (
        <ChoiceMenu
          label={labels.scale}
          value={scale}
          choices={chartScales.map((value) => ({ value, label: labels.scales[value] }))}
          onChange={onScaleChange}
          icon={<Ruler size={16} strokeWidth={1.5} aria-hidden />}
          className={cn(iconMenu, 'ui:@max-[340px]:hidden')}
        />
      ) : null}
      {onIndicatorsChange ? (
        <LazyPopup
          kind="dialog"
          load={loadSettings}
          contentProps={{
            indicators,
            onChange: onIndicatorsChange,
            isEntryShown,
            onEntryShownChange,
            entry: labels.entry,
            locale,
          }}
        >
          {(button) => (
            <button type="button" data-slot="chart-indicators" className={textButton} {...button}>
              <ChartSpline size={16} strokeWidth={1.5} aria-hidden />
              <span className="ui:@max-[840px]:visually-hidden">{labels.indicators}</span>
              {indicators.length > 0 ? (
                <span className="ui:text-accent ui:num">{indicators.length}</span>
              ) : null}
            </button>
          )}
        </LazyPopup>
      ) : null}
      {drawing.canDraw ? (
        <LazyPopup
          kind="dialog"
          load={loadDrawingMenu}
          contentProps={{ drawing, tickSize, locale, timeZone }}
        >
          {(button) => (
            <button type="button" data-slot="chart-draw" className={textButton} {...button}>
              <PencilLine size={16} strokeWidth={1.5} aria-hidden />
              <span className="ui:@max-[840px]:visually-hidden">{labels.draw}</span>
            </button>
          )}
        </LazyPopup>
      ) : null}
      <span className="ui:ms-auto ui:flex ui:flex-none ui:items-center ui:gap-0.5">
        {end}
        {end ? <Line isHidden={isReplaced} /> : null}
        <span
          className={cn('ui:flex ui:gap-0.5 ui:@max-[720px]:hidden', isReplaced && 'ui:invisible')}
        >
          <IconButton {...small} label={labels.zoomOut} onClick={() => chart?.zoom(0.8)}>
            <ZoomOut size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton {...small} label={labels.zoomIn} onClick={() => chart?.zoom(1.25)}>
            <ZoomIn size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton {...small} label={labels.resetView} onClick={() => chart?.resetView()}>
            <RotateCcw size={14} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </span>
        {onPicture ? (
          <span className={cn('ui:flex ui:@max-[480px]:hidden', isReplaced && 'ui:invisible')}>
            <LazyPopup
              load={loadPictureMenu}
              contentProps={{
                chart,
                words: {
                  brand,
                  market,
                  interval:
                    resolutions.find(({ value }) => value === resolution)?.label ?? resolution,
                  kind: labels.kinds[kind],
                  attribution: labels.attribution,
                },
                locale,
                timeZone,
                onPicture,
              }}
            >
              {(button) => (
                <IconButton {...small} label={labels.takePicture} {...button}>
                  <Camera size={16} strokeWidth={1.5} aria-hidden />
                </IconButton>
              )}
            </LazyPopup>
          </span>
        ) : null}
        {onMaximisedChange ? (
          <IconButton
            {...small}
            data-slot="chart-maximise"
            label={isMaximised ? labels.restore : labels.maximise}
            onClick={() => onMaximisedChange(!isMaximised)}
          >
            {isMaximised ? (
              <Minimize2 size={14} strokeWidth={1.5} aria-hidden />
            ) : (
              <Maximize2 size={14} strokeWidth={1.5} aria-hidden />
            )}
          </IconButton>
        ) : null}
      </span>
    </div>
  );
});

const loadSettings = async () => ({
  default: (await import('./indicators/indicator-parts.ts')).IndicatorSettings,
});
const loadPictureMenu = async () => ({
  default: (await import('./picture/picture-menu.tsx')).PictureMenu,
});
const loadDrawingMenu = async () => ({
  default: (await import('./drawings/drawing-parts.ts')).DrawingMenu,
});

function Line({ isHidden = false, isSpared = false }) {
  return (
    <span
      aria-hidden
      className={cn(
        'ui:mx-1.5 ui:h-5 ui:w-px ui:flex-none ui:bg-line',
        isHidden && 'ui:invisible',
        isSpared && 'ui:@max-[600px]:hidden',
      )}
    />
  );
}
