/** The parts of React's tree that the count reads. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly type: { readonly name?: string; readonly type?: { readonly name?: string } } | null;
}

export interface Work {
  commits: number;
  /** Components of the largest commit. */
  largest: number;
  /** Components that were rendered, by name. */
  readonly rendered: Map<string, number>;
}

/** Function components, also those with a ref or memoised. */
const componentTags: ReadonlySet<number> = new Set([0, 11, 14, 15]);
const performedWork = 1;

/**
 * Counts the commits of React and the components that they rendered, by the hook that its developer tools use. Imported
 * before `react-dom`, as that looks for the hook once. Call the result at the beginning of what is counted; the object
 * that it returns counts until the next call.
 */
export function countWork(): () => Work {
  let work: Work = { commits: 0, largest: 0, rendered: new Map() };
  const visit = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (componentTags.has(fiber.tag) && fiber.flags & performedWork) {
        const name = fiber.type?.name ?? fiber.type?.type?.name ?? '';
        work.rendered.set(name, (work.rendered.get(name) ?? 0) + 1);
      }
      // A part that was left alone keeps its children.
      if (fiber.child !== fiber.alternate?.child) visit(fiber.child);
    }
  };
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
        work.commits += 1;
        const before = componentsIn(work);
        visit(root.current.child);
        work.largest = Math.max(work.largest, componentsIn(work) - before);
      },
    },
  });
  return () => (work = { commits: 0, largest: 0, rendered: new Map() });
}

/** Returns the sum of all components. */
export const componentsIn = ({ rendered }: Work): number =>
  [...rendered.values()].reduce((sum, count) => sum + count, 0);
