import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { messages } from '../messages.ts';
import type { OfficeArea } from './model/areas.ts';

/** Areas whose items have a page of their own; those of the others open beside the list. */
const hasPages: ReadonlySet<OfficeArea> = new Set(['compliance', 'users', 'markets']);
const rows = 12;

/** A page whose code is on its way: its title, and its parts in the places that they will have. */
export function AreaSkeleton({ area, isItem }: { area: OfficeArea | undefined; isItem: boolean }) {
  const { area: names, pageLoading } = useMessages(messages);
  if (area === undefined) return null;
  const isPage = isItem && hasPages.has(area);
  return (
    <div aria-busy data-office-skeleton={area} className="wg:px-4 wg:py-5 wg:md:px-6">
      <output className="wg:sr-only">{pageLoading({ page: names[area] })}</output>
      <header className="wg:mb-4">
        <h1 className="wg:display wg:text-2xl">{names[area]}</h1>
      </header>
      {area === 'home' || isPage ? <Columns /> : <Rows />}
    </div>
  );
}

/** Placeholder of a list: its bar, its head and its rows. */
function Rows() {
  return (
    <Panel aria-hidden className="wg:overflow-hidden">
      <div className="wg:flex wg:min-h-12 wg:items-center wg:gap-2 wg:border-b wg:border-line wg:px-4 wg:py-2">
        <Skeleton className="wg:h-8 wg:w-80" />
        <Skeleton className="wg:h-8 wg:w-20" />
      </div>
      {Array.from({ length: rows }, (_, at) => (
        <div
          key={at}
          className="wg:flex wg:h-10 wg:items-center wg:gap-6 wg:border-b wg:border-line wg:px-4"
        >
          <Skeleton className="wg:w-40" />
          <Skeleton className="wg:w-24" />
          <Skeleton className="wg:ms-auto wg:w-28" />
        </div>
      ))}
    </Panel>
  );
}

/** Placeholder of the overview and of a page about one thing: a wide column and a narrow one. */
function Columns() {
  return (
    <div
      aria-hidden
      className="wg:grid wg:items-start wg:gap-4 wg:lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Skeleton className="wg:h-96 wg:w-full wg:rounded-panel" />
      <Skeleton className="wg:h-64 wg:w-full wg:rounded-panel" />
    </div>
  );
}
