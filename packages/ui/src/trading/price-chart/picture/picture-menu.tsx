import { dateFormat } from '@agio/money';
import { Copy, Download } from 'lucide-react';
import { useMessages } from '../../../foundations/language/language.tsx';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  LazyMenuContent,
} from '../../../overlays/dropdown-menu/dropdown-menu.tsx';
import type { LazyPopupState } from '../../../overlays/lazy-popup/lazy-popup.tsx';
import type { ChartHandle } from '../chart-handle.ts';
import { copyPicture, type PictureResult, savePicture } from './keep-picture.ts';
import { pictureMessages } from './messages.ts';
import { paintPicture, type PictureWords } from './paint-picture.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface PictureMenuProps {
  popup: LazyPopupState;
  chart: ChartHandle | undefined;
  words: Omit<PictureWords, 'time' | 'direction'>;
  locale: string;
  timeZone: string | undefined;
  onPicture: (result: PictureResult) => void;
}

/** The ways to keep a picture of the chart. */
export function PictureMenu({
  popup,
  chart,
  words,
  locale,
  timeZone,
  onPicture,
}: PictureMenuProps) {
  const texts = useMessages(pictureMessages);
  const keep = (way: typeof copyPicture) => {
    if (!chart) return;
    // Taken at once: a browser writes to the clipboard only in the moment of the press.
    const taken = Date.now();
    const paint = async () =>
      paintPicture(chart, {
        ...words,
        time: timeText(taken, locale, timeZone),
        direction: directionOf(popup.button.current),
      });
    void way(paint(), nameOf(words, taken)).then(onPicture);
  };
  return (
    <LazyMenuContent popup={popup} align="end">
      <DropdownMenuItem icon={<Copy {...icon} />} onSelect={() => keep(copyPicture)}>
        {texts.copy}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Download {...icon} />} onSelect={() => keep(savePicture)}>
        {texts.save}
      </DropdownMenuItem>
      <DropdownMenuLabel>{texts.content}</DropdownMenuLabel>
    </LazyMenuContent>
  );
}

const directionOf = (element: Element | null) =>
  element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** The moment at which it was taken, with its zone: a picture is looked at elsewhere. */
function timeText(ms: number, locale: string, timeZone: string | undefined): string {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(ms);
}

/** Name of the file: `XCB-CTN-15m-2026-11-20-1130.png`, the time in UTC. */
function nameOf({ market, interval }: PictureMenuProps['words'], ms: number): string {
  const time = new Date(ms).toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  const name = `${market} ${interval} ${time}`.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-');
  return `${name}.png`;
}
