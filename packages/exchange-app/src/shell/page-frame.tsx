import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import { CrashBoundary } from '../shared/crash-boundary.tsx';
import { CrashNotice, MissingNotice } from './error-page.tsx';
import { PageMissingError } from './page-code.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * One page. As a navigation is a transition, the page before it stays until the code of this one has arrived; the
 * skeleton is for the first. What crashes here leaves the shell standing, and ends with the next navigation.
 */
export function PageFrame({ page: Page }: { page: ComponentType }) {
  const { key } = useLocation();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CrashBoundary
        at={key}
        fallback={(error) =>
          error instanceof PageMissingError ? <MissingNotice /> : <CrashNotice error={error} />
        }
      >
        <Page />
      </CrashBoundary>
    </Suspense>
  );
}
