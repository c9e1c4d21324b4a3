import { describe, expect, test } from 'vitest';
import { isApiError } from './api-error.ts';
import { fileName, readFile } from './file.ts';

const csv = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/csv; charset=utf-8', ...headers } });

describe('S46 the name of a download', () => {
  test.each([
    ['attachment; filename="orders.csv"', 'orders.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd.csv'],
    ['attachment; filename="..\\\\..\\\\a.html"', 'a.csv'],
    ['attachment; filename=plain.csv; size=3', 'plain.csv'],
    ['attachment; filename="x.csv"; filename*=UTF-8\'\'Gesch%C3%A4ft.csv', 'Geschäft.csv'],
    ["attachment; filename*=UTF-8''%E0%A4%A.csv", 'download.csv'],
    ['attachment; filename="gpj\u202eexe.csv"', 'gpjexe.csv'],
    ['attachment; filename="a\u0000b<>:|?*.csv"', 'ab.csv'],
    ['attachment; filename=".htaccess"', 'htaccess.csv'],
    ['', 'download.csv'],
    [`attachment; filename="${'a'.repeat(500)}.csv"`, `${'a'.repeat(120)}.csv`],
  ])('%s is saved as %s', (disposition, expected) => {
    expect(fileName(disposition, 'text/csv')).toBe(expected);
  });

  test('the extension is that of the content', () => {
    expect(fileName('attachment; filename="invoice.pdf.exe"', 'application/pdf')).toBe(
      'invoice.pdf.pdf',
    );
    expect(fileName('attachment; filename="photo.JPEG"', 'image/jpeg')).toBe('photo.jpeg');
  });
});

describe('F19 a file is complete and of its type, or it is none', () => {
  test('a good file keeps its content and type', async () => {
    const file = await readFile(
      csv('a,b\n1,2\n', { 'content-disposition': 'attachment; filename=x.csv' }),
    );
    expect(file.fileName).toBe('x.csv');
    expect(file.blob.type).toBe('text/csv');
    expect(await file.blob.text()).toBe('a,b\n1,2\n');
  });

  test.each([
    ['an error page', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', csv('')],
    ['half of it', csv('a,b', { 'content-length': '300' })],
    ['no type', new Response(new Uint8Array([1]))],
  ])('%s is refused', async (_, response) => {
    const error: unknown = await readFile(response).catch((reason: unknown) => reason);
    expect(isApiError(error, 'malformed')).toBe(true);
  });

  test('S45 an archive that unpacks to more than the limit is not read to its end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const response = new Response(endless, {
      headers: {
        'content-type': 'application/pdf',
        'content-encoding': 'gzip',
        'content-length': '9',
      },
    });
    const error: unknown = await readFile(response).catch((reason: unknown) => reason);
    expect(isApiError(error, 'malformed') && error.path).toBe('size');
    expect(sent).toBeLessThan(10);
    const long = await readFile(csv('a,b\n'.repeat(2_000_000)));
    expect(long.blob.size).toBe(8_000_000);
  });

  test('who waits for a long file hears how much of it has arrived', async () => {
    const parts = ['a,b\n', '1,2\n', '3,4\n'].map((part) => new TextEncoder().encode(part));
    const response = new Response(
      new ReadableStream<Uint8Array>({
        pull(controller) {
          const part = parts.shift();
          if (part) controller.enqueue(part);
          else controller.close();
        },
      }),
      { headers: { 'content-type': 'text/csv' } },
    );
    const heard: number[] = [];
    const file = await readFile(response, undefined, (bytes) => heard.push(bytes));
    expect(heard).toEqual([4, 8, 12]);
    expect(await file.blob.text()).toBe('a,b\n1,2\n3,4\n');
  });

  test('only the types that the call expects', async () => {
    const error: unknown = await readFile(csv('a'), ['application/pdf']).catch(
      (reason: unknown) => reason,
    );
    expect(isApiError(error, 'malformed')).toBe(true);
  });
});
