import { complianceSteps } from '@agio/api-client';
import type { ComplianceAnswers } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { useDayText } from '../../lists/filters/use-filter-chip.ts';
import { chosenOf, isChoiceStep, stepMessages, useChoiceWords } from '../../verification/index.ts';
import { DetailItem, DetailList } from '../frame/detail-list.tsx';
import { caseMessages } from './case-messages.ts';

/** Answers of the person to each step of their application. */
export function CaseAnswers({
  answers,
  currency,
}: {
  answers: ComplianceAnswers;
  currency: string;
}) {
  const { answers: t } = useMessages(caseMessages);
  const { name: stepNames } = useMessages(stepMessages);
  const choiceWords = useChoiceWords();
  const dayText = useDayText();
  const { signature, formASigned } = answers;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <DetailList>
        {complianceSteps.filter(isChoiceStep).map((step) => {
          const chosen = chosenOf(answers, step);
          const words = chosen === undefined ? undefined : choiceWords(step, chosen);
          return (
            <DetailItem key={step} term={stepNames[step]}>
              {words === undefined ? (
                <span className="wg:font-normal wg:text-fg-muted">{t.none}</span>
              ) : step === 'TotalValue' ? (
                `${words} ${currency}`
              ) : (
                words
              )}
            </DetailItem>
          );
        })}
        <DetailItem term={stepNames.FormA}>
          {signature ? (
            [
              t.signed({ name: signature.name, date: dayText(signature.signedOn) }),
              signature.declaration?.language,
            ]
              .filter(Boolean)
              .join(' · ')
          ) : formASigned ? (
            t.signedOnly
          ) : (
            <span className="wg:font-normal wg:text-fg-muted">{t.notSigned}</span>
          )}
        </DetailItem>
        <FormBAnswers formB={answers.formB} />
      </DetailList>
    </Panel>
  );
}

/** Answers of a legal entity: its kind, its owners, and its signatories. */
function FormBAnswers({ formB }: Pick<ComplianceAnswers, 'formB'>) {
  const { answers: t } = useMessages(caseMessages);
  const dayText = useDayText();
  if (formB === null) return null;
  return (
    <>
      <DetailItem term={t.entity}>{formB.entityName}</DetailItem>
      <DetailItem term={t.registration}>{formB.registrationNumber}</DetailItem>
      <DetailItem term={t.country}>{formB.country}</DetailItem>
      <DetailItem term={t.address}>{formB.address}</DetailItem>
      {formB.owners.map((owner) => (
        <DetailItem
          key={`${owner.fullName} ${owner.dateOfBirth}`}
          term={t.owner({ share: owner.share })}
        >
          {t.ownerOf({
            name: owner.fullName,
            born: dayText(owner.dateOfBirth),
            nationality: owner.nationality,
            residence: owner.residence,
          })}
        </DetailItem>
      ))}
      {formB.signatories.map(({ fullName, position }) => (
        <DetailItem key={`${fullName} ${position}`} term={t.signatory}>
          {t.signatoryOf({ name: fullName, position })}
        </DetailItem>
      ))}
    </>
  );
}
