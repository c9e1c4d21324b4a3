/** The ground of a page whose code is on its way: nothing that would jump when it arrives. */
export function PageSkeleton() {
  return <div aria-busy className="min-h-[calc(100dvh-52px)]" />;
}
