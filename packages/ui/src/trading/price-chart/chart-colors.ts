const tokens = [
  'surface-1',
  'surface-3',
  'line',
  'fg-muted',
  'accent',
  'on-accent',
  'up',
  'on-up',
  'down',
  'on-down',
  'chart-2',
  'chart-4',
  'chart-5',
  'chart-grid',
  'chart-crosshair',
] as const;
type ChartToken = (typeof tokens)[number];

/** The theme's colours as the canvas library can read them: `rgba(…)`. */
export type ChartColors = Readonly<Record<ChartToken, string>>;

export interface ChartLook {
  readonly colors: ChartColors;
  readonly fontFamily: string;
  /** In px: 0.75rem. */
  readonly fontSize: number;
}

/**
 * The theme where an element stands, so that a nested brand or scheme counts, for a canvas that cannot read it itself.
 * Watched is what the browser computed and not who said it: a scheme that the host flips, a sheet that arrives late and a
 * larger text on the root change a look too.
 */
export class WatchedLook {
  #look: ChartLook;
  readonly #probes = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #resizes: ResizeObserver;

  constructor(element: HTMLElement, onChange: (look: ChartLook) => void) {
    const probes = this.#probes;
    probes.ariaHidden = 'true';
    // Its box is what a resize of the text changes, and what comes and goes with an element that is not shown.
    Object.assign(probes.style, { position: 'absolute', width: '0.75rem', visibility: 'hidden' });
    // Forced colours would give one and the same for all: a black picture. A canvas is a picture and keeps its own.
    probes.style.forcedColorAdjust = 'none';
    for (const token of tokens) {
      const probe = document.createElement('i');
      probe.style.color = `var(--agio-${token})`;
      // Not to be seen: a colour that changes begins a transition, which is heard. It is at its end at once.
      probe.style.setProperty('transition', 'color 1ms step-start', 'important');
      probes.append(probe);
    }
    element.append(probes);
    this.#canvas.width = 1;
    this.#canvas.height = 1;
    this.#look = this.#read();
    const check = () => {
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
      // The library knows neither `light-dark()` nor `oklch()`: the browser resolves them, one painted pixel gives sRGB.
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
