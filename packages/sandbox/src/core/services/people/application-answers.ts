import { signedName, type ComplianceAnswer } from '@agio/api-client/contract';
import type { Account, ApplicationRecord } from '../../records/people.ts';
import { refuse } from '../../refusal.ts';
import { signerOf } from './form-a.ts';

const day = 86_400_000;

/** Returns the ids of a person's own documents; refuses one that is not theirs. */
export type OwnDocuments = (fileIds: readonly string[]) => string[];

/** An application with one more answer, which takes the place of what was drafted at its step. */
export function withAnswer(
  application: ApplicationRecord,
  answer: ComplianceAnswer,
  own: OwnDocuments,
  now: number,
): ApplicationRecord {
  const answered = {
    ...application,
    drafts: (application.drafts ?? []).filter((draft) => draft.step !== answer.step),
  };
  const give = (answers: Partial<ApplicationRecord['answers']>) => ({
    ...answered,
    answers: { ...application.answers, ...answers },
  });
  switch (answer.step) {
    case 'EntityTypeDeclaration': {
      if (answer.value === 'NaturalPerson') return give({ entityType: answer.value, formB: null });
      if (answer.formB === undefined) return give({ entityType: answer.value });
      own(answer.formB.fileIds);
      return give({ entityType: answer.value, formB: answer.formB });
    }
    case 'FormA':
      return give({
        formASigned: true,
        signature: {
          name: answer.value.signature,
          signedOn: signedOn(answer.value.signedOn, now),
          ...(answer.value.declaration && { declaration: answer.value.declaration }),
        },
      });
    case 'PrimaryUse':
      return give({ primaryUse: answer.value });
    case 'PrimarySource':
      return give({ primarySource: answer.value });
    case 'EmploymentStatus':
      return give({ employmentStatus: answer.value });
    case 'TotalValue':
      return give({ totalValue: answer.value });
    case 'Industry':
      return give({ industry: answer.value });
    case 'SourceOfFunds':
      return { ...answered, proofs: own(answer.value.fileIds) };
  }
}

/** Refuses a signature that is not the name which the declaration has. */
export function checkSignature(signature: string, account: Account): void {
  const name = signerOf(account);
  if (signedName(signature) === signedName(name)) return;
  throw refuse('signatureDiffers', 'answer.value.signature', { name });
}

/** The day of a signature: today, wherever the signer is. */
function signedOn(given: string | undefined, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10);
  if (given === undefined) return today;
  // Midnight of the day is up to 14 hours before and 12 after that of UTC.
  if (Math.abs(Date.parse(given) - Date.parse(today)) > day) {
    throw refuse('signatureNotOfToday', 'signedOn');
  }
  return given;
}

/** An application with what was chosen or typed at a step; null forgets it. */
export function withDraft(
  application: ApplicationRecord,
  step: NonNullable<ApplicationRecord['drafts']>[number]['step'],
  content: string | null,
  now: number,
): ApplicationRecord {
  const others = (application.drafts ?? []).filter((draft) => draft.step !== step);
  const own = content === null ? [] : [{ step, content, savedAt: now }];
  return { ...application, drafts: [...others, ...own] };
}
