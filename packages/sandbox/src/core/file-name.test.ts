import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment, cleanFileName } from './file-name.ts';
import { openWorld, upload } from './testing/caller.ts';

const pdf = [...new TextEncoder().encode('%PDF-1.7')];

/** Returns the name of the download: that in the header's extended form. */
const nameIn = (header: string) =>
  decodeURIComponent(/filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(header)?.[1] ?? '');

test('S46 a name is cut between characters, never in one: what was uploaded can be downloaded', async () => {
  const { as } = openWorld();
  const trader = as('trader');
  for (const name of [`${'a'.repeat(115)}😀😀😀.pdf`, `${'a'.repeat(113)}👩‍👩‍👧‍👦e\u0301.pdf`]) {
    const sent = await trader.send(
      'POST',
      '/frontoffice/api/v1/file-transfer/upload?documentType=ProofOfFunds',
      upload(name, pdf),
    );
    const { fileId, fileName } = sent.json<{ fileId: string; fileName: string }>();
    expect(fileName).not.toMatch(/\p{Cs}/u);
    for (const person of ['trader', 'officer']) {
      const path = `/frontoffice/api/v1/file-transfer/download/${fileId}`;
      const { status, headers } = await as(person).send('GET', path);
      expect(status).toBe(200);
      expect(nameIn(headers.get('content-disposition') ?? '')).toBe(fileName);
    }
  }
});

test('S46 whatever a file is called, its name here is short, whole, visible and of one direction, and its ending stays', () => {
  const unseen = fc.constantFrom(
    '\u202E',
    '\u2066',
    '\u200B',
    '\uFEFF',
    '\uD83D',
    '\uDE00',
    '\0',
    '\r\n',
  );
  const whole = fc.constantFrom('😀', '👩‍👩‍👧‍👦', 'e\u0301', 'z\u0336\u0337\u0338', 'ص');
  const meant = fc.constantFrom('/', '\\', '..', '"', "'", '*', '%', '.pdf');
  const odd = fc.oneof(unseen, whole, meant);
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(fc.oneof(odd, fc.string({ unit: 'grapheme' })), { maxLength: 80 })
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(name, fc.constantFrom('.pdf', '.jpeg', ''), (given, ending) => {
      const clean = cleanFileName(given + ending);
      expect(clean.length).toBeLessThanOrEqual(120);
      expect(clean).not.toBe('');
      expect(clean).not.toMatch(/\p{Cs}/u);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/u);
      expect(clean.endsWith(ending)).toBe(true);
      const header = new Headers({ 'content-disposition': attachment(clean) });
      expect(nameIn(header.get('content-disposition') ?? '')).toBe(clean);
    }),
    { numRuns: 1000 },
  );
});

test('S46 a name that was kept with half a character in it is still a header', () => {
  expect(nameIn(attachment('a\uD83D.pdf'))).toBe('a\uFFFD.pdf');
});

test('names hold no invisible characters, and none that turn the direction of the text after them', async () => {
  const { as } = openWorld();
  const trader = as('trader');
  for (const displayName of [
    'Aiko\u202EDamm',
    'Aiko\u200B Damm',
    'A\uD83D',
    'A\nB',
    '\u2066A',
    '\uFEFF',
  ]) {
    expect(await trader.refused('PUT', '/frontoffice/api/userinfo', { displayName })).toMatchObject(
      {
        status: 400,
        keys: ['displayName'],
      },
    );
  }
  for (const displayName of ['Ann-Sofie Ødegård', 'می‌خواهم', '👩‍👧 Kim', "O'Neill", '山田 太郎']) {
    const user = await trader.ask('PUT', '/frontoffice/api/userinfo', { displayName });
    expect(user).toMatchObject({ displayName });
  }
});
