// @where Widgets: file with the secret of a new API key
import type { ApiKey } from '@agio/api-client/contract';

/** Key and secret as lines that shells and programs read: `NAME=value`. A name of several lines stays one. */
export const secretFile = ({ name, id }: Pick<ApiKey, 'name' | 'id'>, secret: string) =>
  [`# ${name.replaceAll(/\s+/g, ' ')}`, `AGIO_API_KEY=${id}`, `AGIO_API_SECRET=${secret}`, ''].join(
    '\n',
  );
