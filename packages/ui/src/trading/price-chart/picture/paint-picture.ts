// @where Trading: picture of the chart: head, foot, and what is left out
import type { ChartHandle } from '../chart-handle.ts';

export interface PictureWords {
  /** Name of the exchange. */
  readonly brand: string | undefined;
  readonly market: string;
  readonly interval: string;
  readonly kind: string;
  readonly attribution: string;
  readonly time: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Heights in px above and below the chart, and the space at its sides. */
const [headHeight, footHeight, side] = [40, 28, 12];

/** Paints the chart as it stands on the page: with its legends, in its theme, under the names that tell what it shows. */
export function paintPicture(chart: ChartHandle, words: PictureWords): HTMLCanvasElement {
  const plot = chart.picture();
  const figure = chart.element.closest('figure')?.parentElement ?? chart.element;
  const box = chart.element.getBoundingClientRect();
  const ratio = plot.width / box.width;
  const canvas = document.createElement('canvas');
  canvas.width = plot.width;
  canvas.height = Math.round(plot.height + (headHeight + footHeight) * ratio);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser paints no picture.');
  const { colors, fontFamily } = chart.look;
  context.scale(ratio, ratio);
  context.fillStyle = colors['surface-1'];
  context.fillRect(0, 0, box.width, canvas.height / ratio);
  context.drawImage(plot, 0, headHeight, box.width, plot.height / ratio);

  const isRightToLeft = words.direction === 'rtl';
  context.direction = words.direction;
  context.textBaseline = 'middle';
  const [start, end] = isRightToLeft ? [box.width - side, side] : [side, box.width - side];
  const write = (text: string, x: number, y: number, font: string, color: string) => {
    context.font = `${font} ${fontFamily}`;
    context.fillStyle = color;
    context.fillText(text, x, y);
    return context.measureText(text).width;
  };
  context.textAlign = 'start';
  const strong = colors.fg;
  const width = write(words.market, start, headHeight / 2, '600 15px', strong);
  const kind = `${words.interval} · ${words.kind}`;
  const after = start + (isRightToLeft ? -1 : 1) * (width + side);
  write(kind, after, headHeight / 2, '13px', colors['fg-muted']);
  const foot = headHeight + plot.height / ratio + footHeight / 2;
  write(words.time, start, foot, '12px', colors['fg-muted']);
  context.textAlign = 'end';
  if (words.brand !== undefined) write(words.brand, end, headHeight / 2, '600 15px', strong);
  write(words.attribution, end, foot, '12px', colors['fg-muted']);

  context.direction = 'ltr';
  context.textAlign = 'left';
  context.translate(-box.left, headHeight - box.top);
  for (const legend of figure.querySelectorAll<HTMLElement>(legends)) {
    paintElement(context, legend);
  }
  return canvas;
}

/** Elements over the canvas that are part of the picture; the others are controls, or the reader's own. */
const legends = '[data-slot=chart-legend], [data-slot=chart-indicator]';

/** Paints an element with what is in it: grounds, upper borders and texts, each where it is. */
function paintElement(context: CanvasRenderingContext2D, root: HTMLElement): void {
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
    const { backgroundColor, borderTopWidth, borderTopColor, borderTopStyle, opacity } =
      getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    context.globalAlpha = Number(opacity);
    context.fillStyle = backgroundColor;
    context.fillRect(left, top, width, height);
    const line = Number.parseInt(borderTopWidth, 10);
    if (line > 0) {
      context.strokeStyle = borderTopColor;
      context.lineWidth = line;
      context.setLineDash(borderTopStyle === 'dashed' ? [line * 2, line] : []);
      context.beginPath();
      context.moveTo(left, top + line / 2);
      context.lineTo(left + width, top + line / 2);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
  context.setLineDash([]);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement } = text;
    if (!parentElement || !text.textContent?.trim()) continue;
    range.selectNodeContents(text);
    const [rect] = range.getClientRects();
    if (!rect) continue;
    // The short form is empty where figures have a variant of their own.
    const { fontWeight, fontSize, fontFamily, color } = getComputedStyle(parentElement);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    context.fillStyle = color;
    // A canvas has no figures of one width: the difference is spread over the letters.
    context.letterSpacing = '0px';
    const gap =
      (rect.width - context.measureText(text.textContent).width) / text.textContent.length;
    context.letterSpacing = `${gap}px`;
    context.fillText(text.textContent, rect.left, rect.top + rect.height / 2);
  }
}
