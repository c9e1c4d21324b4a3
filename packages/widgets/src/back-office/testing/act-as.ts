import type { Sandbox } from '@agio/sandbox';

/** Makes a call as another user on the exchange of a story, while the reader looks on. */
export async function actAs<Answer = unknown>(
  sandbox: Sandbox | undefined,
  account: string,
  [method, path, body]: [method: string, path: string, body?: object],
): Promise<Answer> {
  if (sandbox === undefined) throw new Error('There is no exchange.');
  const answer = await sandbox.fetch(
    new Request(
      `http://exchange.test${path.startsWith('/frontoffice') ? '' : '/back-api'}${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${sandbox.issueToken(account)}`,
          'content-type': 'application/json-patch+json',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    ),
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The reader comes back to the page, which then asks again. */
export const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
