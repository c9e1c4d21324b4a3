import type { NextConfig } from 'next';
import settings from './public/config.json' with { type: 'json' };

const { brandIdentity } = settings as { brandIdentity: { prefix?: string } };
const { prefix } = brandIdentity;

const config: NextConfig = {
  turbopack: { root: import.meta.dirname },
  // The first page is at the prefix of the brand, where it has one.
  rewrites: async () => (prefix === undefined ? [] : [{ source: prefix, destination: '/' }]),
  redirects: async () =>
    prefix === undefined ? [] : [{ source: '/', destination: prefix, permanent: false }],
};

export default config;
