import { Skeleton } from '@agio/ui/skeleton';
import { useTranslate } from '../../i18n/use-translate.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';

/** The desk before the first market is known: its lines and rows where they will be. */
export function TradeSkeleton() {
  const t = useTranslate('trade');
  usePageTitle(t('page.title'));
  return (
    <div aria-busy className="relative min-h-135 flex-1 bg-surface-1">
      <span className="sr-only">{t('page.loading')}</span>
      <div aria-hidden className="absolute inset-0 flex flex-col">
        <div className="flex h-12 flex-none items-center gap-6 border-b border-line px-4">
          <Skeleton className="h-5! w-28" />
          <Skeleton className="h-5! w-20" />
          <Skeleton className="w-64 max-md:hidden" />
        </div>
        <div className="flex min-h-0 flex-1">
          <div className="flex min-w-0 flex-1 flex-col">
            <ChartSkeleton />
            <div className="h-[234px] flex-none border-t border-line max-md:hidden">
              <div className="flex h-10 items-center border-b border-line px-4">
                <Skeleton className="w-72" />
              </div>
            </div>
          </div>
          <BookSkeleton />
          <TicketSkeleton />
        </div>
      </div>
    </div>
  );
}

function BookSkeleton() {
  return (
    <div className="w-[281px] flex-none overflow-hidden border-s border-line max-desk:hidden">
      <div className="flex h-16 items-start px-3 pt-3.5">
        <Skeleton className="w-20" />
      </div>
      {Array.from({ length: 20 }, (_, row) => (
        <div key={row} className="grid h-6 grid-cols-3 items-center gap-4 px-3">
          <Skeleton className="w-12" />
          <Skeleton className="ms-auto w-14" />
          <Skeleton className="ms-auto w-16" />
        </div>
      ))}
    </div>
  );
}

function TicketSkeleton() {
  return (
    <div className="flex w-[321px] flex-none flex-col border-s border-line px-4 py-3 max-md:hidden">
      <Skeleton className="h-10! w-full" />
      <div className="flex h-[74px] items-center gap-4">
        <Skeleton className="w-10" />
        <Skeleton className="w-12" />
      </div>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-12! w-full" />
        <Skeleton className="h-12! w-full" />
        <div className="h-12" />
        <Skeleton className="h-12! w-full" />
      </div>
      <Skeleton className="mt-32 h-11! w-full" />
    </div>
  );
}
