/** The identity provider returns here; `connect` of `exchange.ts` leads on. */
export default function Page() {
  return null;
}
