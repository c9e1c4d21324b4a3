import { useMessages } from '@agio/ui/language';
import { useAccount } from '../host/index.ts';
import { messages } from './messages.ts';
import { areaOf } from './frame/model/areas.ts';

/** What the area of an address is called, for the page's title. */
export function useAreaName(area: string | undefined): string {
  const { area: names, areas, noArea } = useMessages(messages);
  const shown = areaOf(area, useAccount().kind);
  return shown === undefined ? noArea.title : shown === 'home' ? areas : names[shown];
}
