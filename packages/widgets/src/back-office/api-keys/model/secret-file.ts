import type { ApiKey } from '@agio/api-client/contract';

/** Key and secret as lines that shells and programs read: `NAME=value`. A name of several lines stays one. */
export const secretFile = ({ name, prefix }: Pick<ApiKey, 'name' | 'prefix'>, secret: string) =>
  [
    `# ${name.replaceAll(/\s+/g, ' ')}`,
    `AGIO_API_KEY=${prefix}`,
    `AGIO_API_SECRET=${secret}`,
    '',
  ].join('\n');
