import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import { CrashBoundary } from '@agio/widgets/provider';
import { type UserKind, useUser } from '../../shared/user/use-user.ts';
import { CrashNotice, MissingNotice } from './error-page.tsx';
import { NoAccess } from './no-access.tsx';
import { PageMissingError } from './page-code.ts';

/**
 * One page. As a navigation is a transition, the page before it stays until the code of this one has arrived; the
 * skeleton is for the first. What crashes here leaves the shell standing, and ends with the next navigation. Somebody
 * whom the page is not for reads why, and what to do; only the exchange refuses what they may not have.
 */
export function PageFrame({
  page: Page,
  onlyFor,
}: {
  page: ComponentType;
  onlyFor?: readonly UserKind[] | undefined;
}) {
  const { key } = useLocation();
  const { kind } = useUser();
  if (onlyFor && !onlyFor.includes(kind)) return <NoAccess kind={kind} />;
  return (
    // Nothing that would jump when the page arrives.
    <Suspense fallback={<div aria-busy className="min-h-[calc(100dvh-52px)]" />}>
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
