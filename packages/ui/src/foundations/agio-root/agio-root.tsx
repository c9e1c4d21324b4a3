import { cn } from '../cn/cn.ts';
import { ThemeScope, type ThemeScopeProps } from '../theme-scope/theme-scope.tsx';

export interface AgioRootProps extends ThemeScopeProps {
  /**
   * Fills the window, without the margin that browsers give a page. Turn it off for a part of a page.
   *
   * @default true
   */
  fillsWindow?: boolean | undefined;
  /**
   * Name of a brand whose theme is loaded in the page.
   * @default 'agio'
   */
  brand?: ThemeScopeProps['brand'];
  /**
   * Light, dark, or that of the system.
   * @default 'dark'
   */
  scheme?: ThemeScopeProps['scheme'];
}

/**
 * The page of a host that has no look of its own: canvas, typeface, text size and colours of a brand, around everything
 * else. It is a column, so that a trade desk in it takes the height that is left. A host that sets `data-brand` and
 * `data-theme` on `<html>` and has styles for its page does without it.
 */
export function AgioRoot({
  brand = 'agio',
  scheme = 'dark',
  fillsWindow = true,
  className,
  ...rest
}: AgioRootProps) {
  return (
    <ThemeScope
      brand={brand}
      scheme={scheme}
      data-agio-root={fillsWindow ? 'window' : 'part'}
      className={cn(
        'ui:flex ui:flex-col ui:bg-canvas ui:text-base',
        fillsWindow && 'ui:min-h-dvh',
        className,
      )}
      {...rest}
    />
  );
}
