// @where Trading: drag of a drawing in the chart, or of a point of it
import { Decimal } from '@agio/money';
import { useEffect, useEffectEvent } from 'react';
import type { DrawingActions } from './actions.ts';
import { moveDrawing } from './change.ts';
import type { DrawingLayer } from './drawing-layer.ts';
import type { ChartDrawing, DrawingPoint } from './drawings.ts';
import type { Spot } from './geometry.ts';
import type { DrawingDesk } from './use-drawing.ts';

/** Movement in px from which a press is a drag. */
const threshold = 4;

interface Press {
  readonly from: Spot;
  /** Undefined beside the drawings. */
  readonly drawing: ChartDrawing | undefined;
  /** The point of the drawing that was pressed. */
  readonly point: number | undefined;
  readonly start: DrawingPoint | undefined;
  /** The chart does not see the press, and does not move with it. */
  readonly isHeld: boolean;
  moved?: ChartDrawing;
  isDrag: boolean;
}

/**
 * Selects drawings by press and moves them by drag, before the chart sees the press. A finger moves what is selected
 * already, so that the page and the chart can be scrolled over drawings.
 */
export function useDrawingDrag({
  layer,
  actions,
  desk,
  onMove,
}: {
  layer: DrawingLayer | undefined;
  actions: DrawingActions;
  desk: DrawingDesk;
  /** Called with a drawing on its way, and with undefined at the end. */
  onMove: (drawing: ChartDrawing | undefined) => void;
}): void {
  const pressAt = useEffectEvent((spot: Spot, by: 'mouse' | 'touch'): Press => {
    const hit = layer?.hit(spot, by);
    const drawing = hit && actions.drawings.find(({ id }) => id === hit.id);
    const isHeld = drawing !== undefined && (by === 'mouse' || drawing.id === desk.selected);
    if (isHeld) actions.pick(drawing.id);
    return {
      from: spot,
      drawing,
      point: hit?.point,
      start: layer?.pointAt(spot, false),
      isHeld,
      isDrag: false,
    };
  });
  const moveTo = useEffectEvent((spot: Spot, press: Press) => {
    const { drawing, start, point } = press;
    if (!layer || !drawing || !start || actions.isFixed(drawing)) return;
    const now = layer.pointAt(spot, desk.options.isMagnet && point !== undefined);
    if (!now) return;
    const move = {
      candles: Math.round(layer.timeline.indexOf(now.time) - layer.timeline.indexOf(start.time)),
      price: Decimal.of(now.price).minus(Decimal.of(start.price)).toString(),
    };
    press.moved =
      point === undefined
        ? moveDrawing(drawing, move, layer.timeline)
        : { ...drawing, points: drawing.points.with(point, now) };
    onMove(press.moved);
  });
  const end = useEffectEvent((press: Press) => {
    if (press.moved) actions.replace(press.moved);
    else if (!press.isDrag && press.drawing && !press.isHeld) actions.pick(press.drawing.id);
    else if (!press.isDrag && !press.drawing) actions.select(undefined);
    onMove(undefined);
  });
  const isOn = !desk.tool && !desk.options.isHidden && desk.canDraw;
  useEffect(() => {
    if (!layer || !isOn) return undefined;
    const { element } = layer;
    let press: Press | undefined;
    const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      press = pressAt(spotOf(event), event.pointerType === 'mouse' ? 'mouse' : 'touch');
      // A finger is captured by itself.
      if (press.isHeld && event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (!press || !event.isPrimary) return;
      const spot = spotOf(event);
      const away = Math.hypot(spot.x - press.from.x, spot.y - press.from.y);
      if (away >= threshold) press.isDrag = true;
      if (press.isDrag && press.isHeld) moveTo(spot, press);
    };
    const onUp = () => {
      if (press) end(press);
      press = undefined;
    };
    const onCancel = () => {
      press = undefined;
      onMove(undefined);
    };
    // The library listens to these, and the browser scrolls by them and moves the focus.
    const hold = (event: Event) => {
      if (!press?.isHeld) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const listeners = [
      ['pointerdown', onDown],
      ['pointermove', onPointerMove],
      ['pointerup', onUp],
      ['pointercancel', onCancel],
      ['mousedown', hold],
      ['touchstart', hold],
    ] as const;
    const options = { capture: true, passive: false };
    for (const [name, listener] of listeners) {
      element.addEventListener(name, listener as EventListener, options);
    }
    return () => {
      for (const [name, listener] of listeners) {
        element.removeEventListener(name, listener as EventListener, options);
      }
    };
  }, [layer, isOn, onMove]);
}
