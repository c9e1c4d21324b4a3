import '@agio/whitelabel-themes/fonts.css';
import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '@agio/widgets/styles.css';
import '../host.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { brand } from '../brand-here.ts';
import { Shell } from '../shell.tsx';

const { title, description, icon } = brand.brandIdentity;

export const metadata: Metadata = {
  title,
  description,
  ...(icon !== undefined && { icons: { icon } }),
};

/** `data-theme` is dark, light or system. */
export default function Layout({ children }: { children: ReactNode }) {
  const { sheet, integrity } = brand.theme;
  return (
    <html lang="en" data-brand={brand.brand} data-theme="dark" suppressHydrationWarning>
      <head>
        <link rel="stylesheet" href={sheet} integrity={integrity} />
      </head>
      <body>
        <Shell>{children}</Shell>
      </body>
    </html>
  );
}
