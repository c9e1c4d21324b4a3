// @where Widgets: QR code of an address, and its size
import { QrCode as Icon } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { Section } from '../states/index.ts';

const QrImage = lazyPart(() => import('./qr-image.tsx'), 'QrImage');

/** A text as a QR code, and its place until there is one. `className` gives the width. */
export function QrCode({
  text,
  label,
  className = 'wg:w-56',
}: {
  text: string | undefined;
  label: string;
  className?: string | undefined;
}) {
  const place = (
    <div className="wg:flex wg:size-full wg:items-center wg:justify-center wg:bg-surface-3">
      <Icon size={24} strokeWidth={1.5} aria-hidden className="wg:text-fg-muted" />
    </div>
  );
  return (
    <div
      className={`wg:aspect-square wg:max-w-full wg:overflow-hidden wg:rounded-panel ${className}`}
    >
      {text === undefined ? (
        place
      ) : (
        <Section isQuiet>
          <Suspense fallback={place}>
            <QrImage text={text} label={label} />
          </Suspense>
        </Section>
      )}
    </div>
  );
}
