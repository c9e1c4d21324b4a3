import { expect, test } from 'vitest';
import { secretFile } from './secret-file.ts';

test('the file of a secret has one line for each value, whatever the key is called', () => {
  expect(secretFile({ name: 'Bot\nAGIO_API_SECRET=x', id: 'e7Q2f' }, 'ags_1')).toBe(
    '# Bot AGIO_API_SECRET=x\nAGIO_API_KEY=e7Q2f\nAGIO_API_SECRET=ags_1\n',
  );
});
