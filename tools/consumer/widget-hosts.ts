import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.ts';

/** Styles of a page in which widgets stand. */
export interface WidgetHost {
  name: string;
  /** The host's own sheet, which comes after ours. */
  css: string;
  /** Size of its root's text in px: lengths of ours follow it, so it is compared with an app whose root is as large. */
  rem: number;
}

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Sheet that Tailwind makes of a file. */
const compiled = (input: string) =>
  execFileSync('tailwindcss', ['--input', input], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Ten pages that widgets must look the same in. */
export const widgetHosts = (): WidgetHost[] => [
  { name: 'none', css: '', rem: 16 },
  { name: 'vite', css: fileOf('widgets-host/hosts/vite.css'), rem: 18 },
  { name: 'tailwind', css: compiled('tools/consumer/ui-host/tailwind.css'), rem: 16 },
  { name: 'mui', css: fileOf('widgets-host/hosts/mui.css'), rem: 16 },
  { name: 'mantine', css: fileOf('widgets-host/hosts/mantine.css'), rem: 16 },
  { name: 'bootstrap', css: fileOf('widgets-host/hosts/bootstrap.css'), rem: 16 },
  { name: 'elements', css: fileOf('ui-host/elements.css'), rem: 16 },
  { name: 'small-root', css: fileOf('widgets-host/hosts/small-root.css'), rem: 10 },
  { name: 'large-root', css: fileOf('widgets-host/hosts/large-root.css'), rem: 20 },
  { name: 'next', css: fileOf('widgets-host/hosts/next.css'), rem: 16 },
];

/** The app's own sheet, to which widgets in hosts are compared. */
export const appSheet = () => compiled('packages/exchange-app/src/app.css');

/** Two sheets that the packages have: rules about elements stand beside the first in a layer, beside the other as they are. */
export const sheetKinds = ['layered', 'unlayered'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Returns the host's sheet as the readme says that it goes with one of ours. */
export const besides = (kind: SheetKind, { name, css }: WidgetHost): string =>
  kind === 'layered' && name !== 'tailwind' && css !== '' ? `@layer base{${css}}` : css;
