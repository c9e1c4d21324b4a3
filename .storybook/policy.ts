/*
 * Proof for every story, with what its play function opens: nothing needs an inline style, a `<style>` element of its
 * own, or a text where the browser would run it. The tests' server sends `policy` as report-only (vitest.config.ts), so
 * that Storybook's own styles still work; a violation by anyone else fails the story. In Storybook itself there is no
 * policy, and nothing happens here.
 */
export const policy = "style-src 'self'; require-trusted-types-for 'script'";

/** They put styles of their own on the page: Storybook, the test runner, axe and Vite's hot reload. */
const tools =
  /\/(?:\.pnpm|deps)\/(?:@?storybook|csf|@?vitest|axe-core)[@+_.-]|\/(?:@vite|__vitest)/;

const violations = new Set<string>();

/** From the start, as a component may do it when it is imported. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, sample, sourceFile, lineNumber } = event;
    if (tools.test(sourceFile)) return;
    violations.add(`${effectiveDirective} ${sample} (${sourceFile}:${lineNumber})`);
  });
}

/** Throws what was violated since the last story. */
export function expectPolicyKept(): void {
  const found = [...violations];
  violations.clear();
  if (found.length > 0) throw new Error(`The content security policy refuses: ${found.join('; ')}`);
}
