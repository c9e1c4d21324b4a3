// @where App: opening and closing of dialogs, by the address and by Back
import { fetchAhead, usePersisted } from '@agio/widgets/host';
import { Arriving, Section } from '@agio/widgets/states';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { refusalOf } from '../../shared/user/access.ts';
import { importantNotice } from '../../shared/storage/notices.ts';
import { useUser } from '../../shared/user/use-user.ts';
import { pages } from '../../pages.ts';
import { pageAt, variantAddresses } from '../../navigation.ts';
import { dialogIn, queryWith } from './address.ts';
import type { DialogProps } from './dialog.ts';
import { TypedAhead, useEarlyKeys } from '@agio/widgets/palette';
import { loaders } from './loaders.ts';
import { type DialogName, dialogNames, entryOf, type OpenDialog } from './registry.ts';
import { DialogsContext, type Dialogs as Value } from './use-dialogs.ts';

type Load = () => Promise<{ default: ComponentType<DialogProps> }>;
const components = Object.fromEntries(
  dialogNames.map((name) => [name, lazy(loaders[name] as Load)]),
) as unknown as Record<DialogName, ComponentType<DialogProps>>;

/** In the state of a history entry: the dialog in its address was opened by a step, which back takes away. */
const step = { dialog: true };
const isStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state;

/**
 * Opens the dialogs of the registry over what is inside. One with an address is a step of the history: back closes it,
 * forward opens it again, and a reload or a link shows it. The palette and the menu of a phone lie over it.
 */
export function Dialogs({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const user = useUser();
  const [over, setOver] = useState<OpenDialog>();
  const addressed = useMemo(() => dialogIn(location.search), [location.search]);
  const current = over ?? addressed;

  // A command may end after its dialog was left: what counts is where the reader is by then.
  const latest = useRef(location);
  const left = useRef<string>(undefined);
  useEffect(() => {
    latest.current = location;
  }, [location]);

  const go = useCallback(
    (dialog: OpenDialog | undefined, options: { replace: boolean; state: unknown }) => {
      const { pathname, search, hash } = latest.current;
      void navigate({ pathname, search: queryWith(search, dialog), hash }, options);
    },
    [navigate],
  );

  const close = useCallback(
    (name: DialogName) => {
      setOver((now) => (now?.name === name ? undefined : now));
      const { search, key, state } = latest.current;
      if (dialogIn(search)?.name !== name || left.current === key) return;
      if (!isStep(state)) {
        go(undefined, { replace: true, state });
        return;
      }
      left.current = key;
      void navigate(-1);
    },
    [go, navigate],
  );

  const open: Value['open'] = useCallback(
    (name, args = {}, how = 'step') => {
      if (entryOf(name).address === undefined) {
        setOver({ name, args });
        return;
      }
      setOver(undefined);
      const { search, state } = latest.current;
      const replace = how === 'inPlace' || dialogIn(search) !== undefined;
      go({ name, args }, { replace, state: replace ? state : { ...(state as object), ...step } });
    },
    [go],
  );

  const value = useMemo(
    () => ({
      current,
      open,
      preload: (name: DialogName) => fetchAhead(loaders[name]),
    }),
    [current, open],
  );

  // A dialog in the address that does not exist is removed from it.
  useEffect(() => {
    const { search, state } = location;
    const wanted = queryWith(search, addressed);
    if (wanted !== new URLSearchParams(search).toString()) go(addressed, { replace: true, state });
  }, [addressed, location, go]);

  // Its place in the tree says that it cannot be loaded; it is not open then.
  const name = current?.name;
  useEffect(() => {
    if (name) loaders[name]().catch(() => close(name));
  }, [name, close]);

  const closeOver = useCallback(() => setOver(undefined), []);
  const keys = useEarlyKeys(over?.name === 'palette', closeOver);
  const refusal = addressed && refusalOf(entryOf(addressed.name).access, user);
  // The page says it already where it is closed for the same reason.
  const isSaid = refusal !== undefined && refusalOf(accessAt(location.pathname), user) === refusal;
  const refused = refusal && !isSaid ? { name: 'noAccess' as const, args: { refusal } } : undefined;
  // A notice that must have been read first opens by itself, with no other dialog over it or below it.
  const [notice] = usePersisted(importantNotice);
  const isHeld = user.isSignedIn && notice === 'due';
  const below = isHeld ? undefined : refusal ? refused : addressed;
  return (
    <DialogsContext value={value}>
      {children}
      <TypedAhead value={keys}>
        {dialogNames.map((each) => (
          <LazyDialog
            key={each}
            name={each}
            isOpen={over?.name === each || (below?.name === each && refusal !== 'unknown')}
            args={over?.name === each ? over.args : below?.args}
            onClose={() => close(below?.name === each && addressed ? addressed.name : each)}
          />
        ))}
      </TypedAhead>
    </DialogsContext>
  );
}

/** Returns the access to the page of an address. */
const accessAt = (pathname: string) =>
  (variantAddresses().find(({ path }) => pathname === `/${path}`) ?? pageAt(pathname, pages))
    ?.access;

const noArgs = {};

/**
 * A dialog of the registry: loaded when it first opens, and in the tree from then on, to leave as it came. By itself it
 * is for what the state of the account opens and closes.
 */
export function LazyDialog({
  name,
  isOpen,
  args = noArgs,
  onClose,
}: {
  name: DialogName;
  isOpen: boolean;
  args?: OpenDialog['args'] | undefined;
  onClose?: (() => void) | undefined;
}) {
  const [opening, setOpening] = useState({ count: 0, isOpen: false, args });
  if (isOpen !== opening.isOpen || (isOpen && args !== opening.args))
    setOpening({
      count: opening.count + (isOpen && !opening.isOpen ? 1 : 0),
      isOpen,
      args: isOpen ? args : opening.args,
    });
  const { count } = opening;
  const latest = useRef({ count, onClose });
  useEffect(() => {
    latest.current = { count, onClose };
  });
  // A command that ends late closes its own opening, and no later one.
  const onOpenChange = useCallback(
    (open: boolean) => {
      if (!open && latest.current.count === count) latest.current.onClose?.();
    },
    [count],
  );
  if (count === 0) return null;
  const Component = components[name];
  return (
    <Section isQuiet>
      <Suspense fallback={<Arriving />}>
        <Component key={count} open={isOpen} onOpenChange={onOpenChange} args={opening.args} />
      </Suspense>
    </Section>
  );
}
