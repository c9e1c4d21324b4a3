import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorCatalogue, errorToast } from './error-catalogue.ts';

const http = (details: ConstructorParameters<typeof ApiError>[1]) =>
  new ApiError('http', { status: 400, ...details });

describe('the error catalogue (spec §8)', () => {
  test('four codes have a meaning of their own, and no toast', () => {
    expect(errorCatalogue).toEqual({
      50002: 'verification-error',
      30200: 'terminated',
      30201: 'frozen',
      70100: 'silent',
    });
    for (const code of [50002, 30200, 30201, 70100]) {
      expect(errorToast(http({ errorCode: code, messages: ['x'] }))).toBeUndefined();
    }
  });

  test('any other refusal lists its messages under the code, so that the same code is one toast', () => {
    const error = http({ errorCode: 60002, messages: ['Not enough', 'Try less'] });
    expect(errorToast(error)).toEqual({ id: '60002', messages: ['Not enough', 'Try less'] });
  });

  test('a toast names the language of its messages if none of them has a translation', () => {
    const messages = ['Not enough', 'Try less'];
    const of = (untranslated: string[]) =>
      errorToast(http({ errorCode: 60002, messages, untranslated }));
    expect(of(messages)).toEqual({ id: '60002', messages, language: 'en' });
    expect(of(['Try less'])).toEqual({ id: '60002', messages });
  });

  test('F07 an empty body gives no toast', () => {
    expect(errorToast(http({ emptyBody: true }))).toBeUndefined();
  });

  test('a body without a code gives its words, or the general ones, once per status', () => {
    expect(errorToast(http({ status: 502 }))).toEqual({ id: 'http-502', messages: [] });
    expect(errorToast(http({ messages: ['Queue is full'] }))).toEqual({
      id: 'http-400',
      messages: ['Queue is full'],
    });
  });

  test('an error without a body has no toast', () => {
    for (const kind of [
      'network',
      'timeout',
      'aborted',
      'malformed',
      'gated',
      'authEnded',
    ] as const) {
      expect(errorToast(new ApiError(kind))).toBeUndefined();
    }
    expect(errorToast(new Error('x'))).toBeUndefined();
  });
});
