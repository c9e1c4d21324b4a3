import type { build, InlineConfig } from 'vite';

/** Vite's build, without the NODE_ENV=production that it would leave behind for the tests that run next. */
export async function viteBuild(config: InlineConfig): ReturnType<typeof build> {
  const before = process.env['NODE_ENV'];
  const vite = await import('vite'); // not before it is needed: a warm start builds nothing
  try {
    // Node reads the configuration, by the condition under which packages are their sources: nothing has to be built first.
    return await vite.build({ configLoader: 'native', ...config });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
