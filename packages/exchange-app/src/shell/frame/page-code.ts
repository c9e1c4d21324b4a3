import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export type LoadPage = () => Promise<{ Component: ComponentType }>;

/** The code of a page did not arrive. Only a new start of the app asks for it again: browsers keep the failure. */
export class PageMissingError extends Error {
  override readonly name = 'PageMissingError';
}

/** The code of one page: to fetch it ahead, and the page that waits for it. */
export interface PageCode {
  /** @throws PageMissingError */
  fetch: () => Promise<{ default: ComponentType }>;
  Page: LazyExoticComponent<ComponentType>;
}

export function pageCode(load: LoadPage): PageCode {
  const fetch = async () => {
    try {
      return { default: (await load()).Component };
    } catch (cause) {
      throw new PageMissingError('The code of a page did not arrive.', { cause });
    }
  };
  return { fetch, Page: lazy(fetch) };
}
