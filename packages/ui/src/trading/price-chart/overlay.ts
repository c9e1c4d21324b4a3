import type {
  IPrimitivePaneView,
  ISeriesPrimitive,
  PrimitivePaneViewZOrder,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts';

/** Something drawn over a series, on its scales. */
export abstract class Overlay implements ISeriesPrimitive<Time> {
  /** The chart and the series that it is drawn over; undefined while it is over none. */
  #place: SeriesAttachedParameter<Time> | undefined;
  readonly #views: readonly IPrimitivePaneView[];

  constructor(zOrder: PrimitivePaneViewZOrder = 'normal') {
    this.#views = [
      {
        zOrder: () => zOrder,
        renderer: () => ({
          draw: (target) =>
            target.useMediaCoordinateSpace(({ context }) => {
              if (this.#place) this.draw(context, this.#place);
            }),
        }),
      },
    ];
  }

  attached(place: SeriesAttachedParameter<Time>): void {
    this.#place = place;
  }

  detached(): void {
    this.#place = undefined;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }

  /** The chart and the series below; undefined while there is none. */
  protected get place(): SeriesAttachedParameter<Time> | undefined {
    return this.#place;
  }

  /** Draws anew with the next frame. */
  protected requestDraw(): void {
    this.#place?.requestUpdate();
  }

  protected abstract draw(
    context: CanvasRenderingContext2D,
    place: SeriesAttachedParameter<Time>,
  ): void;
}
