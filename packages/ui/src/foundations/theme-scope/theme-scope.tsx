import type { Density, Direction, Scheme } from '@agio/whitelabel-themes';
import { createContext, type ComponentProps, use, useState } from 'react';
import { cn } from '../cn/cn.ts';

const PortalContext = createContext<Element | null>(null);

/**
 * The parent element of a popup: its own prop, else the nearest {@link ThemeScope}, else (`undefined`) the end of the
 * body.
 */
export function usePortalContainer(own?: Element | null): Element | undefined {
  const scope = use(PortalContext);
  return own ?? scope ?? undefined;
}

export interface ThemeScopeProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Name of a brand whose theme is loaded in the page. */
  brand?: string | undefined;
  /** Light, dark, or that of the system. */
  scheme?: Scheme | undefined;
  /** Heights of rows and controls; those of the brand by default. */
  density?: Density | undefined;
  /** Price colours. */
  direction?: Direction | undefined;
}

/**
 * Another brand, scheme or density for a part of the page: a preview, a dark panel on a light page. Its popups (menus,
 * dialogs, lists) have it too. For the whole page set the attributes on `<html>` instead.
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
      // Inherited colours are computed outside, so they are set again here.
      className={cn('ui:font-text ui:text-fg', className)}
      {...rest}
    >
      <PortalContext value={portal}>{children}</PortalContext>
      {/* Has no box of its own, as it must not take a gap in a flex or grid parent. */}
      <div ref={setPortal} data-slot="theme-scope-portal" className="ui:contents" />
    </div>
  );
}
