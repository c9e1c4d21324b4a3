import { type DrawingHistory, noHistory, redoStep, undoStep, withStep } from './change.ts';
import {
  type ChartDrawing,
  type DrawingOptions,
  type DrawingTool,
  maxDrawings,
  readDrawings,
} from './drawings.ts';
import { type DrawingFormat, drawingText } from './drawing-words.ts';
import type { DrawingDesk } from './use-drawing.ts';

/** Acts of the reader on drawings. Each says itself, for a screen reader. */
export class DrawingActions {
  /** The drawings that can be drawn. */
  readonly drawings: readonly ChartDrawing[];
  readonly #desk: DrawingDesk;
  readonly #format: DrawingFormat;
  readonly #history: DrawingHistory;

  constructor(desk: DrawingDesk, format: DrawingFormat) {
    this.#desk = desk;
    this.#format = format;
    this.drawings = readDrawings(desk.drawings);
    const isOwn =
      desk.written === undefined || JSON.stringify(desk.written) === JSON.stringify(this.drawings);
    this.#history = isOwn ? desk.history : noHistory;
  }

  get isFull(): boolean {
    return this.drawings.length >= maxDrawings;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  /** Takes a tool into the hand, or none. */
  take(tool: DrawingTool | undefined): void {
    const { options, update } = this.#desk;
    // A drawing that is not seen could not be drawn.
    const shown = tool && options.isHidden ? { options: { ...options, isHidden: false } } : {};
    update({ tool, selected: undefined, isRemoval: false, ...shown });
  }

  select(id: string | undefined): void {
    if (id !== this.#desk.selected) this.#desk.update({ selected: id, isRemoval: false });
  }

  /** Selects a drawing and gives it the focus. */
  pick(id: string): void {
    this.#desk.update({ selected: id, focusOn: { id }, isRemoval: false });
  }

  set(options: Partial<DrawingOptions>): void {
    this.#desk.update({ options: { ...this.#desk.options, ...options } });
  }

  /** No key and no pointer moves it. */
  isFixed(drawing: ChartDrawing): boolean {
    return this.#desk.options.isLocked || drawing.isLocked === true || !this.#desk.canDraw;
  }

  add(drawing: ChartDrawing): void {
    const { words } = this.#format;
    this.#write([...this.drawings, drawing], {
      tool: undefined,
      selected: drawing.id,
      focusOn: { id: drawing.id },
      said: words.drawn({ name: drawingText(drawing, this.#format) }),
    });
  }

  /** Replaces the drawing with the same id by another that differs. */
  replace(drawing: ChartDrawing): void {
    const before = this.drawings.find(({ id }) => id === drawing.id);
    if (!before || JSON.stringify(before) === JSON.stringify(drawing)) return;
    this.#write(
      this.drawings.map((each) => (each.id === drawing.id ? drawing : each)),
      { selected: drawing.id, said: drawingText(drawing, this.#format) },
    );
  }

  /** Removes a drawing; `next` is the one that gets the focus then. */
  remove(id: string, next?: string): void {
    const drawing = this.drawings.find((each) => each.id === id);
    if (!drawing) return;
    this.#write(
      this.drawings.filter((each) => each !== drawing),
      {
        selected: next,
        focusOn: next === undefined ? undefined : { id: next },
        said: this.#format.words.removed({ name: drawingText(drawing, this.#format) }),
        isRemoval: true,
      },
    );
  }

  removeAll(): void {
    const { removedAll } = this.#format.words;
    this.#write([], { selected: undefined, said: removedAll, isRemoval: true });
  }

  undo(): void {
    this.#go(undoStep(this.#history, this.drawings), this.#format.words.undone);
  }

  redo(): void {
    this.#go(redoStep(this.#history, this.drawings), this.#format.words.redone);
  }

  /** Closes the note about what was removed. */
  forget(): void {
    this.#desk.update({ isRemoval: false });
  }

  #go(step: ReturnType<typeof undoStep>, said: string): void {
    if (!step) return;
    const { drawings, history } = step;
    this.#desk.update(
      { history, written: drawings, selected: undefined, said, isRemoval: false },
      drawings,
    );
  }

  #write(drawings: readonly ChartDrawing[], change: Parameters<DrawingDesk['update']>[0]): void {
    const history = withStep(this.#history, this.drawings);
    this.#desk.update({ isRemoval: false, ...change, history, written: drawings }, drawings);
  }
}
