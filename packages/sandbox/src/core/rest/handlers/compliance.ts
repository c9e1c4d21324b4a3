import { tiers } from '@agio/api-client/contract';
import { operator, supportEmail } from '../../catalog/demo-accounts.ts';
import { limitsCurrency } from '../../catalog/tier-limits.ts';
import { formAText, formAVersion, signerOf } from '../../services/people/form-a.ts';
import type { ApplicationRecord } from '../../records/people.ts';
import { limitsIn } from '../../services/money/limits.ts';
import { isoTime } from '../../clock.ts';
import { visitAddress } from '../../partners/visit.ts';
import type { AreaHandlers } from '../context.ts';

const version = '0.1.0';

export const compliance: AreaHandlers<'compliance'> = {
  nextStep: (context, { after, targetTier }) =>
    context.questions.next(context.account(), after, targetTier),
  previousStep: (context, { before }) => context.questions.previous(context.account(), before),
  answer: (context, { answer, targetTier }) =>
    context.questions.answer(context.account(), answer, targetTier),
  keepDraft: (context, { step, content }) =>
    context.questions.draft(context.account(), step, content),
  active: (context) => context.requestDesk.active(context.account()),
  submit: (context) => context.compliance.submit(context.actor()),
  acknowledge: (context, { requestId }) =>
    context.requestDesk.acknowledge(context.account(), requestId),
};

export const kyc: AreaHandlers<'kyc'> = {
  request: (context) => {
    const { id, expiresAt, visit } = context.identityChecks.start(context.account());
    return {
      requestId: id,
      url: visitAddress(context, 'identity', id, visit),
      expiresAt: isoTime(expiresAt),
    };
  },

  formA: (context) => {
    const own = context.account();
    const { answers, identity } = context.compliance.application(own);
    // A signed text stays in the language in which it was signed.
    const { declaration } = answers.signature ?? {};
    const language = declaration ? context.languages.of(declaration.language) : context.language;
    return {
      text: formAText(signerOf(own), answers.formB, language),
      declaration: declaration ?? { language: language.code, version: formAVersion },
      fullName: signerOf(own),
      dateOfBirth: identity?.dateOfBirth ?? null,
      residence: own.residence ?? identity?.residence ?? null,
      identity: identity === undefined ? null : identityView(identity),
    };
  },
};

/** Received data for its owner to check: only the end of the number is shown. */
const identityView = ({
  nationality,
  documentType,
  documentNumber,
  validUntil,
  receivedAt,
}: NonNullable<ApplicationRecord['identity']>) => ({
  nationality,
  documentType,
  documentNumber: `•••• ${documentNumber.slice(-4)}`,
  validUntil,
  receivedAt: isoTime(receivedAt),
});

export const info: AreaHandlers<'info'> = {
  exchange: ({ now, valuation, limitSchedules }, { currency = limitsCurrency }) => ({
    version,
    time: isoTime(now),
    limitsCurrency: currency,
    limitsSetIn: limitsCurrency,
    tiers: tiers.map((tier) => ({
      tier,
      ...limitsIn(currency, limitSchedules.of(tier), valuation),
    })),
    supportEmail,
    operator,
  }),
};
