// @where Looks: colours of the chart
const tokens = [
  'surface-1',
  'surface-3',
  'line',
  'fg',
  'fg-muted',
  'accent',
  'on-accent',
  'up',
  'on-up',
  'down',
  'on-down',
  'indicator-1',
  'indicator-2',
  'indicator-3',
  'indicator-4',
  'chart-grid',
  'chart-crosshair',
] as const;
type ChartToken = (typeof tokens)[number];

/** The colours of the theme in the form that the canvas library reads: `rgba(…)`. */
export type ChartColors = Readonly<Record<ChartToken, string>>;

export interface ChartLook {
  readonly colors: ChartColors;
  readonly fontFamily: string;
  /** 0.75rem in px. */
  readonly fontSize: number;
}

/**
 * The computed theme of an element, for a canvas, which has no CSS. A nested brand or scheme counts. It observes the
 * computed values and not their sources, because a scheme that the host changes, a late style sheet and a larger text on
 * the root all change them.
 */
export class WatchedLook {
  #look: ChartLook;
  readonly #probes = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #resizes: ResizeObserver;

  constructor(element: HTMLElement, onChange: (look: ChartLook) => void) {
    const probes = this.#probes;
    probes.ariaHidden = 'true';
    // Its box changes with the text size, and when an element is hidden or shown.
    Object.assign(probes.style, { position: 'absolute', width: '0.75rem', visibility: 'hidden' });
    // Forced colours would make every colour the same and the chart black. As a picture it keeps its own.
    probes.style.forcedColorAdjust = 'none';
    for (const token of tokens) {
      const probe = document.createElement('i');
      probe.style.color = `var(--agio-${token})`;
      // Invisible. A changed colour starts a transition, whose event reveals the change. It ends at once.
      probe.style.setProperty('transition', 'color 1ms step-start', 'important');
      probes.append(probe);
    }
    element.append(probes);
    this.#canvas.width = 1;
    this.#canvas.height = 1;
    this.#look = this.#read();
    const check = () => {
      // The event of a transition that began before the element left comes after it, and there is no chart to draw then.
      if (!probes.isConnected) return;
      const next = this.#read();
      if (JSON.stringify(next) === JSON.stringify(this.#look)) return;
      this.#look = next;
      onChange(next);
    };
    probes.addEventListener('transitionrun', check);
    this.#resizes = new ResizeObserver(check);
    this.#resizes.observe(probes);
  }

  get now(): ChartLook {
    return this.#look;
  }

  dispose(): void {
    this.#resizes.disconnect();
    this.#probes.remove();
  }

  #read(): ChartLook {
    const context = this.#canvas.getContext('2d', { willReadFrequently: true });
    const read = (probe: Element | undefined) => {
      if (!context || !probe) return 'rgba(128, 128, 128, 1)';
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
      return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
    };
    return {
      // The library reads neither `light-dark()` nor `oklch()`: one painted pixel converts them to sRGB.
      colors: Object.fromEntries(
        tokens.map((token, index) => [token, read(this.#probes.children[index])]),
      ) as ChartColors,
      fontFamily: getComputedStyle(this.#probes).fontFamily,
      fontSize: this.#probes.getBoundingClientRect().width || 12,
    };
  }
}

export function withAlpha(color: string, alpha: number): string {
  return color.replace(/[\d.]+\)$/, `${alpha})`);
}
