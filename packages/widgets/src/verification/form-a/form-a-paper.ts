import type { AnswerOf } from '@agio/api-client/react';
import type { MessagesOf } from '@agio/ui/language';
import { addRows, addText, printDocument } from '../../files/print-document.ts';
import { formatDay } from '../format-day.ts';
import type { formMessages } from '../form-messages.ts';

export interface FormAPaper {
  form: AnswerOf<'kyc.formA'>;
  /** Signer and day as it is written; undefined while unsigned. */
  signed: { name: string; date: string } | undefined;
  words: MessagesOf<typeof formMessages>['formA']['paper'];
  locale: string;
}

const line = '_'.repeat(32);

/** Form A on paper, or saved as a PDF: who it is about, the whole declaration, and the signature with its day. */
export function printFormA({ form, signed, words, locale }: FormAPaper): void {
  const { fullName, dateOfBirth, residence, text, declaration } = form;
  printDocument(words.title, locale, (body) => {
    addRows(body, [
      [words.name, fullName],
      ...(dateOfBirth === null
        ? []
        : [[words.dateOfBirth, formatDay(dateOfBirth, locale, undefined)] as const]),
      ...(residence === null ? [] : [[words.residence, residence] as const]),
    ]);
    for (const paragraph of text.split(/\n{2,}/)) {
      addText(body, 'p', paragraph).lang = declaration?.language ?? locale;
    }
    addRows(body, [
      [words.signature, signed?.name ?? line],
      [words.date, signed?.date ?? line],
    ]);
    if (signed !== undefined) addText(body, 'p', words.signedHere);
  });
}
