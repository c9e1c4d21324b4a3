/** Moves the focus of an opening dialog to its reason, so that the user can type at once. */
export function focusReason(event: Event): void {
  const reason = (event.currentTarget as Element | null)?.querySelector('textarea');
  if (!reason) return;
  event.preventDefault();
  reason.focus();
}
