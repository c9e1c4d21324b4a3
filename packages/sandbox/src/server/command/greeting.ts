import { appClientId, identityPath } from '../identity/provider.ts';

/** Writes what a developer needs to know of a sandbox that runs: its address, the client, and who can sign in. */
export function greeting({
  version,
  origin,
  origins,
  accounts,
  folder,
}: {
  version: string;
  origin: string;
  origins: readonly string[];
  accounts: readonly { email: string; description: string }[];
  /** Folder of the data; undefined: it begins anew with each start. */
  folder: string | undefined;
}): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const people = accounts.map(
    ({ email, description }) => `  ${email.padEnd(width)}  ${description}`,
  );
  const pages =
    origins.length === 0
      ? 'Pages of no other origin may use it; name yours with --origin http://localhost:5173.'
      : `Pages of ${origins.join(', ')} may use it.`;
  return `Agio sandbox ${version} at ${origin}

${pages}
${folder === undefined ? 'It begins anew with each start; --data <folder> keeps it.' : `Its data is in ${folder}.`}

In your client:

  import { createExchangeClient, createSession } from '@agio/api-client';

  const session = createSession({
    authority: '${origin}${identityPath}',
    clientId: '${appClientId}',
    redirectUri: \`\${location.origin}/login/callback\`,
  });
  const exchange = createExchangeClient({ baseUrl: '${origin}', session });

Sign in as one of these; every password is "agio":

${people.join('\n')}`;
}
