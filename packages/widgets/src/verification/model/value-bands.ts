import type { totalValueBands } from '@agio/api-client';

type Band = (typeof totalValueBands)[number];

/** The bounds of the bands of total value, as decimal strings. */
export const bandBounds: Readonly<Record<Band, { from?: string; to?: string }>> = {
  Under1000: { to: '1000' },
  From1000To10000: { from: '1000', to: '10000' },
  From10000To50000: { from: '10000', to: '50000' },
  From50000To100000: { from: '50000', to: '100000' },
  From100000To500000: { from: '100000', to: '500000' },
  From500000To1000000: { from: '500000', to: '1000000' },
  From1000000To5000000: { from: '1000000', to: '5000000' },
  Over5000000: { from: '5000000' },
};
