import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld, type WorldOptions } from '@agio/sandbox/world';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  type OwnMarkets,
  type WidgetLinkProps,
  type WidgetLinks,
  type WidgetStorage,
} from '../host/index.ts';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from './memory-storage.ts';
import { pages } from './pages.ts';

export interface SandboxStageProps extends WorldOptions {
  /** A market that does not move, for pictures. */
  still?: boolean | undefined;
  /** Called with the address of a followed link. */
  onFollow?: ((href: string) => void) | undefined;
  /** Addresses of the host's pages besides the usual ones. */
  links?: WidgetLinks | undefined;
  /** The name of the host's white-label variant. */
  brand?: string | undefined;
  /** The markets that the host puts first. */
  markets?: OwnMarkets | undefined;
  /** Stored choices; none if left out. */
  storage?: WidgetStorage | undefined;
  /** The widget. */
  children?: ReactNode;
}

/** White-label variants of a host. */
const brands = {
  agio: { title: 'Agio' },
  aurum: { title: 'Aurum' },
  verdant: { title: 'Verdant' },
};

/** Interval of the sandbox in a story, in milliseconds. */
const pulse = 50;

/**
 * Widgets on an exchange of their own, in the browser: REST and hubs without a server. It always begins at the same
 * moment, so that its figures are the same at any hour, and remembers nothing of another story.
 */
export function SandboxStage({
  children,
  onFollow,
  links,
  brand,
  markets,
  ...props
}: SandboxStageProps) {
  const [world] = useState(() => ({
    ...createWorld(props),
    storage: props.storage ?? memoryStorage(),
    links: { ...pages, ...links },
  }));
  useEffect(() => {
    const { sandbox, client } = world;
    const timer = props.still ? undefined : setInterval(() => sandbox.tick(pulse), pulse);
    return () => {
      clearInterval(timer);
      client.dispose();
    };
  }, [world, props.still]);
  const Link = useMemo(
    () =>
      function StageLink({ href, children: content, ...rest }: WidgetLinkProps) {
        return (
          <a
            href={href}
            {...rest}
            onClick={(event) => {
              rest.onClick?.(event);
              event.preventDefault();
              onFollow?.(href);
            }}
          >
            {content}
          </a>
        );
      },
    [onFollow],
  );
  return (
    <ExchangeProvider client={world.client}>
      <WidgetsProvider
        links={world.links}
        Link={Link}
        currency="CHF"
        brand={brand}
        brands={brands}
        markets={markets}
        storage={world.storage}
      >
        {children}
      </WidgetsProvider>
    </ExchangeProvider>
  );
}
