import type { Store } from '../index.ts';
import type { Loader } from './loader.ts';

/**
 * A store that is there before its source: shows `initial` until the source is loaded, then what the source's store
 * shows. With `wants`, subscribing loads the source.
 */
export class LazyStore<Source, T> implements Store<T> {
  readonly #loader: Loader<Source>;
  readonly #pick: (source: Source) => Store<T>;
  readonly #initial: T;
  readonly #wants: boolean;
  #inner: Store<T> | undefined;

  constructor(
    loader: Loader<Source>,
    pick: (source: Source) => Store<T>,
    { initial, wants }: { initial: T; wants: boolean },
  ) {
    this.#loader = loader;
    this.#pick = pick;
    this.#initial = initial;
    this.#wants = wants;
  }

  getSnapshot = (): T => this.#resolve()?.getSnapshot() ?? this.#initial;

  subscribe = (listener: () => void): (() => void) => {
    let leave: (() => void) | undefined;
    const late = this.#loader.value === undefined;
    const cancel = this.#loader.whenLoaded(() => {
      leave = this.#resolve()?.subscribe(listener);
      if (late) listener();
    });
    if (this.#wants) this.#loader.want();
    return () => {
      cancel();
      leave?.();
    };
  };

  #resolve(): Store<T> | undefined {
    const source = this.#loader.value;
    if (source !== undefined) this.#inner ??= this.#pick(source);
    return this.#inner;
  }
}
