import { lazy, type LazyExoticComponent } from 'react';

/** Any component, as `lazy` takes it. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** Returns a function that fetches a module and takes one component out of it, as `LazyPopup` wants it. */
export const partOf =
  <Name extends string, Module extends Readonly<Record<Name, Part>>>(
    fetchModule: () => Promise<Module>,
    name: Name,
  ) =>
  async (): Promise<{ default: Module[Name] }> => ({ default: (await fetchModule())[name] });

/** Returns a component whose code is fetched when it is first rendered. */
export const lazyPart = <Name extends string, Module extends Readonly<Record<Name, Part>>>(
  fetchModule: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> => lazy(partOf(fetchModule, name));
