import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { CrashBoundary } from '@agio/widgets/states';
import { type Access, refusalOf } from '../../shared/user/access.ts';
import { useUser } from '../../shared/user/use-user.ts';
import { CrashNotice, MissingNotice } from './error-page.tsx';
import { PageMissingError } from './page-code.ts';

const NoAccess = lazy(async () => ({ default: (await import('./no-access.tsx')).NoAccess }));

/** Ground of a page that is on its way: nothing that would jump when it arrives. */
const ground = <div aria-busy className="min-h-[calc(100dvh-52px)]" />;

/**
 * One page. Since a navigation is a transition, the page before it stays until the code of this one has arrived; the
 * skeleton is for the first. A crash here leaves the shell standing, and ends with the next navigation. A reader who
 * may not open the page sees the reason and the way out; only the exchange protects its data.
 */
export function PageFrame({
  page: Page,
  access,
}: {
  page: ComponentType;
  access?: Access | undefined;
}) {
  const { key } = useLocation();
  const refusal = refusalOf(access, useUser());
  if (refusal === 'unknown') return ground;
  return (
    <Suspense fallback={ground}>
      <CrashBoundary
        at={key}
        fallback={(error) =>
          error instanceof PageMissingError ? <MissingNotice /> : <CrashNotice error={error} />
        }
      >
        {refusal ? <NoAccess refusal={refusal} /> : <Page />}
      </CrashBoundary>
    </Suspense>
  );
}
