import { errorCodes } from './errors.ts';
import { reasons } from './reasons.ts';

/** Reasons for which the exchange refuses any call, before it looks at its subject. */
export const requestRefusals = {
  ...reasons(400, errorCodes.validation, {
    idempotencyKeyInvalid: 'The Idempotency-Key is empty or too long.',
    jsonInvalid: 'The request is not valid JSON.',
    jsonNotObject: 'The request is not a JSON object.',
    formTooLong: {
      one: 'A form has {{count}} field at most.',
      other: 'A form has {{count}} fields at most.',
    },
    formInvalid: 'The form cannot be read.',
    fieldRepeated: 'Send one {{field}} at a time.',
    fieldContradictory: '{{field}} is given twice, with different values.',
    fieldUnknown: '{{field}} is not a known field.',
    fieldMissing: '{{field}} is needed.',
    fieldInvalid: 'The value of {{field}} is not valid.',
    fileRequired: 'A file is required.',
    timeInvalid: 'This is not a valid time.',
    settingValueUnknown: 'This setting has no such value.',
    pageUnknown: 'This page does not exist.',
    sortedPageUnknown: 'This page does not exist in this order of the list.',
    tooManyToSort: {
      one: 'More than {{count}} entry matches, too many to sort. Filter the list first, for example by time.',
      other:
        'More than {{count}} entries match, too many to sort. Filter the list first, for example by time.',
    },
    tooManyPoints: {
      one: 'At most {{count}} point: choose a shorter range or a longer resolution.',
      other: 'At most {{count}} points: choose a shorter range or a longer resolution.',
    },
  }),
  ...reasons(413, errorCodes.validation, { requestTooLarge: 'The request is too large.' }),
  ...reasons(415, errorCodes.validation, {
    formExpected: 'Send multipart/form-data.',
    jsonExpected: 'Send application/json-patch+json.',
  }),
  ...reasons(422, errorCodes.idempotencyMismatch, {
    idempotencyKeyReused: 'This Idempotency-Key was used for another request.',
  }),
  ...reasons(429, errorCodes.tooManyRequests, {
    tooManyRequests: 'Too many requests. Wait {{seconds}} s.',
    tooManyUploads: {
      one: 'No more than {{count}} file at once. Send this one when another upload has finished.',
      other:
        'No more than {{count}} files at once. Send this one when another upload has finished.',
    },
  }),
  ...reasons(503, errorCodes.tooManyRequests, {
    uploadsBusy: 'There are too many uploads at the moment. Try again.',
  }),
  ...reasons(404, errorCodes.notFound, { callUnknown: 'Address not found.' }),
  ...reasons(405, errorCodes.notFound, {
    methodUnknown: 'This address does not support this method.',
  }),
  ...reasons(500, errorCodes.internal, { internal: 'Something went wrong on our side.' }),
  ...reasons(503, errorCodes.internal, {
    dataNotSaved:
      'The exchange cannot save data at the moment. Nothing was changed. Try again in a few seconds.',
  }),
};
