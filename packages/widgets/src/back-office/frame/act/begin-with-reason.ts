/** The keys that opened the dialog go on in its text. */
export function beginWithReason(event: Event): void {
  const reason = (event.currentTarget as Element | null)?.querySelector('textarea');
  if (!reason) return;
  event.preventDefault();
  reason.focus();
}
