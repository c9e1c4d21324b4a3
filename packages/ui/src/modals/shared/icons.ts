// Apart from the modals: banners show them too, and load no dialog for it.

/** Icons of leads and rows, all alike. */
export const leadIcon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 } as const;
export const rowIcon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
