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

/**
 * Reads the tokens where the element stands, so that a nested brand or scheme counts. The library knows neither
 * `light-dark()` nor `oklch()`: the browser resolves them, and one painted pixel gives the sRGB values.
 */
export function readChartColors(element: HTMLElement): ChartColors {
  const probe = document.createElement('span');
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // Forced colours would give one and the same for all: a black picture. A canvas is a picture and keeps its own.
  probe.style.forcedColorAdjust = 'none';
  element.append(probe);
  const read = (token: ChartToken) => {
    probe.style.color = `var(--agio-${token})`;
    if (!context) return 'rgba(128, 128, 128, 1)';
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
  };
  const colors = Object.fromEntries(tokens.map((token) => [token, read(token)])) as ChartColors;
  probe.remove();
  return colors;
}

export function withAlpha(color: string, alpha: number): string {
  return color.replace(/[\d.]+\)$/, `${alpha})`);
}

/** Calls back when the theme of any element, or the system's scheme, has changed. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    subtree: true,
    attributeFilter: ['data-brand', 'data-theme', 'data-direction'],
  });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', onChange);
  };
}
