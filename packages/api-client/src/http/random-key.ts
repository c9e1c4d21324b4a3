/** Returns a random key for one intent of the user. */
export function randomKey(): string {
  // Browsers offer randomUUID on https and localhost only; a demo on the local network has neither.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
