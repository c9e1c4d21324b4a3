// @where Widgets: form B (legal entity): fields, lengths, shares of owners
import { Decimal } from '@agio/money';
import * as v from 'valibot';

const line = v.pipe(v.string(), v.trim(), v.minLength(1, 'missing'), v.maxLength(120, 'long'));

const percent = /^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/;
const share = v.pipe(v.string(), v.trim(), v.minLength(1, 'missing'), v.regex(percent, 'share'));

const owner = (today: string) =>
  v.object({
    fullName: line,
    dateOfBirth: v.pipe(
      v.string(),
      v.minLength(1, 'missing'),
      v.isoDate('date'),
      // ISO dates compare as text.
      v.check((day) => day < today && day > '1890', 'date'),
    ),
    nationality: line,
    residence: line,
    share,
  });

const signatory = v.object({ fullName: line, position: line });
const file = v.object({ fileId: v.string(), fileName: v.string() });

/** The rules of form B; the messages are codes. `today` is an ISO date. */
export const formBRules = (today: string) =>
  v.pipe(
    v.object({
      entityName: line,
      registrationNumber: line,
      country: line,
      address: line,
      owners: v.pipe(v.array(owner(today)), v.minLength(1, 'missing'), v.maxLength(20)),
      signatories: v.pipe(v.array(signatory), v.minLength(1, 'missing'), v.maxLength(10)),
      files: v.pipe(v.array(file), v.minLength(1, 'documents'), v.maxLength(10)),
    }),
    v.forward(
      v.partialCheck([['owners']], ({ owners }) => sharesOf(owners).lte(Decimal.of('100')), 'sum'),
      ['owners'],
    ),
  );

/** All shares together; one that is no share says so itself. */
function sharesOf(owners: readonly { share: string }[]): Decimal {
  return owners
    .map((each) => each.share.trim())
    .filter((text) => percent.test(text))
    .reduce((sum, text) => sum.plus(Decimal.of(text)), Decimal.zero);
}

export type FormBRules = ReturnType<typeof formBRules>;
export type FormBInput = v.InferInput<FormBRules>;

export const emptyOwner = {
  fullName: '',
  dateOfBirth: '',
  nationality: '',
  residence: '',
  share: '',
};
export const emptySignatory = { fullName: '', position: '' };
export const emptyFormB: FormBInput = {
  entityName: '',
  registrationNumber: '',
  country: '',
  address: '',
  owners: [emptyOwner],
  signatories: [emptySignatory],
  files: [],
};

/** Draft of form B with any content, as it is kept before it is sent. */
export const formBDraft = v.object({
  entityName: v.string(),
  registrationNumber: v.string(),
  country: v.string(),
  address: v.string(),
  owners: v.array(
    v.object({
      fullName: v.string(),
      dateOfBirth: v.string(),
      nationality: v.string(),
      residence: v.string(),
      share: v.string(),
    }),
  ),
  signatories: v.array(v.object({ fullName: v.string(), position: v.string() })),
  files: v.array(file),
});
