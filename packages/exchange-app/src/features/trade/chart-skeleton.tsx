import { Skeleton } from '@agio/ui/skeleton';
import { useTranslate } from '../../i18n/use-translate.ts';

/** The chart's place while its code is on the way: toolbar and axes where they will be. */
export function ChartSkeleton() {
  const t = useTranslate('trade');
  return (
    <div aria-busy className="flex min-h-0 flex-1 flex-col">
      <span className="sr-only">{t('chart.loading')}</span>
      <div className="flex h-10 flex-none items-center gap-3 border-b border-line px-4">
        <Skeleton className="w-40" />
      </div>
      <div className="relative flex-1">
        <div className="absolute inset-y-0 end-16 w-px bg-line" />
        <div className="absolute inset-x-0 bottom-7 h-px bg-line" />
      </div>
    </div>
  );
}
