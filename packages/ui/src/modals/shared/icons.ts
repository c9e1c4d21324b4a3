// A file of its own, because banners use the icons and must not load the dialog.

/** Size and stroke of the icons in leads and rows. */
export const leadIcon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 } as const;
export const rowIcon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
