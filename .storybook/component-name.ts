interface Documented {
  displayName?: string;
  /** Left by the extractor of props; the name of the function itself is gone in a build. */
  __docgenInfo?: { displayName?: string; description?: string };
}

/** A story of `packages/ui/src/<group>/<component>/` is of `@agio/ui/<component>`. */
const ofUi = /\/packages\/ui\/src\/[^/]+\/([^/]+)\/[^/]+\.stories\.tsx$/;

/** The entry of `@agio/ui` that a story is of. */
export const entryOf = (storyFile: string): string | undefined => ofUi.exec(storyFile)?.[1];

/** Parts put together in the file of the stories: no component that one could import. */
const composed = new Set(['Example', 'Sample']);

/** The name by which a component is imported; where nothing tells it, that of the entry: `data-table` → `DataTable`. */
export function nameOf(component: unknown, storyFile: string): string | undefined {
  const { displayName, __docgenInfo: info } = (component ?? {}) as Documented;
  const name = info?.displayName ?? displayName;
  if (name !== undefined && !composed.has(name)) return name;
  return entryOf(storyFile)?.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}

/** Returns the doc comment of a component. */
export const commentOf = (component: unknown): string =>
  ((component ?? {}) as Documented).__docgenInfo?.description ?? '';
