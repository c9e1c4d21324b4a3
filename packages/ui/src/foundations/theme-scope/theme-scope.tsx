import type { Density, Direction, Scheme } from '@agio/whitelabel-themes';
import { createContext, type ComponentProps, use, useState } from 'react';
import { cn } from '../cn/cn.ts';

const PortalContext = createContext<Element | null>(null);

/**
 * Where a floating part is put: where its own prop says, else inside the nearest {@link ThemeScope}, else (`undefined`)
 * at the end of the body.
 */
export function usePortalContainer(own?: Element | null): Element | undefined {
  const scope = use(PortalContext);
  return own ?? scope ?? undefined;
}

export interface ThemeScopeProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Name of a brand whose theme is on the page. */
  brand?: string | undefined;
  /** Light, dark, or as the system says. */
  scheme?: Scheme | undefined;
  /** How close rows and controls stand; the brand's own where left out. */
  density?: Density | undefined;
  /** Price colours. */
  direction?: Direction | undefined;
}

/**
 * Another brand, scheme or density for a part of the page: a preview, a dark panel on a light page. What floats out of
 * it (menus, dialogs, lists) wears it too. For the whole page set the attributes on `<html>` instead.
 */
export function ThemeScope({
  brand,
  scheme,
  density,
  direction,
  className,
  children,
  ...rest
}: ThemeScopeProps) {
  const [portal, setPortal] = useState<HTMLDivElement | null>(null);
  return (
    <div
      data-slot="theme-scope"
      data-brand={brand}
      data-theme={scheme}
      data-density={density}
      data-direction={direction}
      // Inherited colours were computed outside; they are taken anew.
      className={cn('ui:font-text ui:text-fg', className)}
      {...rest}
    >
      <PortalContext value={portal}>{children}</PortalContext>
      {/* No box of its own: it must not take a gap in a flex or grid parent. */}
      <div ref={setPortal} data-slot="theme-scope-portal" className="ui:contents" />
    </div>
  );
}
