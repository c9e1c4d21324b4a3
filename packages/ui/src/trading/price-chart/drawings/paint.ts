// @where Looks: lines, areas and points of drawings in the chart
import { type ChartColors, withAlpha } from '../chart-colors.ts';
import type { ChartDrawing } from './drawings.ts';
import {
  type DrawingTexts,
  labelHeight,
  type Mark,
  marksOf,
  type Plot,
  type Spot,
  spotsOf,
} from './geometry.ts';

/** Radius of a point that can be moved, in px. */
const pointRadius = 5;

interface Paint {
  readonly plot: Plot;
  readonly texts: DrawingTexts;
  readonly colors: ChartColors;
  readonly isSelected: boolean;
}

/** Paints a drawing, with its points where it is selected. */
export function paintDrawing(
  context: CanvasRenderingContext2D,
  drawing: ChartDrawing,
  { plot, texts, colors, isSelected }: Paint,
): void {
  const color = colors[isSelected ? 'accent' : 'indicator-4'];
  for (const mark of marksOf(drawing, plot, texts)) {
    if (mark.kind === 'line') paintLine(context, mark, color);
    else if (mark.kind === 'area') paintArea(context, mark.corners, withAlpha(color, 0.1));
    else paintLabel(context, mark, { colors, color, width: texts.widthOf(mark.text) });
  }
  if (!isSelected) return;
  for (const { x, y } of spotsOf(drawing, plot)) {
    context.beginPath();
    context.arc(x, y, pointRadius, 0, 2 * Math.PI);
    context.fillStyle = colors['surface-1'];
    context.fill();
    context.lineWidth = drawing.isLocked ? 1 : 2;
    context.strokeStyle = color;
    context.stroke();
  }
}

/** Paints the cross at the point that is set next. */
export function paintCross(
  context: CanvasRenderingContext2D,
  { x, y }: Spot,
  { width, height }: Plot,
  colors: ChartColors,
): void {
  const line = { kind: 'line', isFaint: true } as const;
  paintLine(context, { ...line, from: { x: 0, y }, to: { x: width, y } }, colors.accent);
  paintLine(context, { ...line, from: { x, y: 0 }, to: { x, y: height } }, colors.accent);
}

function paintLine(
  context: CanvasRenderingContext2D,
  { from, to, isFaint }: Extract<Mark, { kind: 'line' }>,
  color: string,
): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.strokeStyle = color;
  context.lineWidth = isFaint ? 1 : 1.5;
  context.setLineDash(isFaint ? [4, 4] : []);
  context.stroke();
  context.setLineDash([]);
}

function paintArea(
  context: CanvasRenderingContext2D,
  corners: readonly Spot[],
  color: string,
): void {
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = color;
  context.fill();
}

function paintLabel(
  context: CanvasRenderingContext2D,
  { at, text }: Extract<Mark, { kind: 'label' }>,
  { colors, color, width }: { colors: ChartColors; color: string; width: number },
): void {
  context.fillStyle = withAlpha(colors['surface-1'], 0.85);
  context.fillRect(at.x, at.y - labelHeight / 2, width, labelHeight);
  context.fillStyle = color;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(text, at.x + 5, at.y + 1);
}
