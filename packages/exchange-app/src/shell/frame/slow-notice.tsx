import { useIsSlow } from '@agio/api-client/react';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { useOnline } from '@agio/widgets/provider';

/** Says that the page is still loading. It lies over the page, which does not move for it; offline has a banner. */
export function SlowNotice() {
  const t = useTranslate('shell');
  const isSlow = useIsSlow();
  const isShown = useOnline() && isSlow;
  return (
    <output className="pointer-events-none sticky top-2 z-10 flex h-0 flex-none justify-center px-4">
      {isShown ? (
        <span className="h-fit rounded-control border border-line-strong bg-surface-3 px-3 py-1.5 text-center text-sm">
          {t('slow')}
        </span>
      ) : null}
    </output>
  );
}
