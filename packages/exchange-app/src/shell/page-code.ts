import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export type LoadPage = () => Promise<{ Component: ComponentType }>;

/** The code of a page did not arrive. */
export class PageMissingError extends Error {
  override readonly name = 'PageMissingError';
}

/** The code of one page, fetched when it is first wanted. */
export class PageCode {
  readonly #load: LoadPage;
  #page: LazyExoticComponent<ComponentType> | undefined;

  constructor(load: LoadPage) {
    this.#load = load;
  }

  /** @throws PageMissingError */
  async fetch(): Promise<{ default: ComponentType }> {
    try {
      return { default: (await this.#load()).Component };
    } catch (cause) {
      throw new PageMissingError('The code of a page did not arrive.', { cause });
    }
  }

  /** The page, which waits for its code and then stays the same, also when its code did not arrive. */
  get page(): LazyExoticComponent<ComponentType> {
    return (this.#page ??= lazy(() => this.fetch()));
  }

  /** Gives up what did not arrive: the page fetches its code anew. */
  forget(): void {
    this.#page = undefined;
  }
}
