// @where Sandbox: declarations that are signed (form A): text and version
import type { FormB } from '@agio/api-client/contract';
import { legalNameOf } from '../../accounts.ts';
import type { Language } from '../../language/language.ts';
import type { Account } from '../../records/people.ts';

/** Day since which form A says what it says. It changes with the text, and a signature keeps it. */
export const formAVersion = '2026-07-01';

/** Returns the name of the signer of form A: the one that the identity check confirmed, if there was a check. */
export const signerOf = (account: Account): string => legalNameOf(account) ?? account.displayName;

/**
 * The text that form A declares: of a natural person for themselves, of a legal entity by who signs for it. It is signed
 * before the questions of the higher tiers, so it swears nothing on what those ask. A translation says that the English
 * text prevails.
 */
export function formAText(signer: string, entity: FormB | null, { code, say }: Language): string {
  const declared =
    entity === null
      ? say('declarations.formA.person', { signer })
      : say('declarations.formA.entity', {
          signer,
          entity: entity.entityName,
          number: entity.registrationNumber,
          address: entity.address,
          country: entity.country,
          owners: new Intl.ListFormat(code, { type: 'unit' }).format(
            entity.owners.map(({ fullName: name, share }) =>
              say('declarations.formA.owner', { name, share }),
            ),
          ),
        });
  return [
    say('declarations.formA.title'),
    declared,
    say('declarations.formA.taxes'),
    say('declarations.formA.crime'),
    say('declarations.formA.changes'),
    say('declarations.formA.kept'),
    say('declarations.formA.offence'),
    ...(code === 'en' ? [] : [say('declarations.formA.original')]),
  ].join('\n\n');
}
