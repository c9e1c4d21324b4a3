import { onSchemeChange, schemeNow } from '../shared/storage/preferences.ts';

/** The colour of the header in both schemes, as CSS colours. */
export interface BarColours {
  dark: string;
  light: string;
}

/** The header's colours in the brand that the page wears. */
export function barColours(): BarColours {
  const probe = document.createElement('div');
  probe.style.backgroundColor = 'var(--agio-surface-1)';
  document.documentElement.append(probe);
  const inScheme = (scheme: 'dark' | 'light') => {
    probe.style.colorScheme = scheme;
    return getComputedStyle(probe).backgroundColor;
  };
  const colours = { dark: inScheme('dark'), light: inScheme('light') };
  probe.remove();
  return colours;
}

/** Gives the browser's own bar the colour of the header, now and whenever the scheme changes. */
export function paintBar(colours: BarColours): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (!meta) return;
  const paint = () => {
    meta.content = colours[schemeNow()];
  };
  paint();
  onSchemeChange(paint);
}
