import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '@agio/widgets/styles.css';
import '#theme';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" data-brand="acme" data-theme="light">
      <body>{children}</body>
    </html>
  );
}
