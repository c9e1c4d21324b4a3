import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { CrashBoundary } from './crash-boundary.tsx';
import { CrashNotice, MissingNotice } from './error-page.tsx';
import { type PageCode, PageMissingError } from './page-code.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * One page. As a navigation is a transition, the page before it stays until the code of this one has arrived; the
 * skeleton is for the first. What crashes here leaves the shell standing, and ends with the next navigation.
 */
export function PageFrame({ code }: { code: PageCode }) {
  const { key } = useLocation();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CrashBoundary
        at={key}
        onCrash={() => code.forget()}
        fallback={(error, retry) =>
          error instanceof PageMissingError ? (
            <MissingNotice onRetry={retry} />
          ) : (
            <CrashNotice error={error} />
          )
        }
      >
        <PageOf code={code} />
      </CrashBoundary>
    </Suspense>
  );
}

function PageOf({ code }: { code: PageCode }) {
  const Page = code.page;
  return <Page />;
}
