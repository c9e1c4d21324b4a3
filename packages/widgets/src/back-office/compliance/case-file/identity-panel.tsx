import type { CaseIdentity } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { StatusPill } from '@agio/ui/status-pill';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDayText } from '../../../lists/filters/use-filter-chip.ts';
import { formMessages } from '../../../verification/index.ts';
import { DetailItem, DetailList } from '../../frame/detail-list.tsx';
import { caseFileMessages } from './case-file-messages.ts';

/** Facts that the identity partner read in the document; those that are not as declared are marked. */
export function IdentityPanel({
  identity,
  now,
}: {
  identity: CaseIdentity | null;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const { identity: t } = useMessages(caseFileMessages);
  const { identity: words } = useMessages(formMessages);
  const dayText = useDayText();
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      {identity === null ? (
        <p className="wg:p-4 wg:text-sm wg:text-fg-muted">{t.none}</p>
      ) : (
        <DetailList>
          <DetailItem term={t.name}>
            <Declared
              value={identity.name ?? t.missing}
              declared={identity.differs.includes('Name') ? identity.declared.name : null}
            />
          </DetailItem>
          <DetailItem term={t.dateOfBirth}>{dayText(identity.dateOfBirth)}</DetailItem>
          <DetailItem term={t.nationality}>
            <bdi>{identity.nationality}</bdi>
          </DetailItem>
          <DetailItem term={t.residence}>
            <Declared
              value={identity.residence}
              declared={identity.differs.includes('Residence') ? identity.declared.residence : null}
            />
          </DetailItem>
          <DetailItem term={t.document}>
            {words.documents[identity.documentType]}
            <bdi className="wg:num wg:block wg:match-parent">{identity.documentNumber}</bdi>
          </DetailItem>
          <DetailItem term={t.validUntil}>
            {identity.validUntil === null ? (
              t.missing
            ) : Date.parse(identity.validUntil) < now ? (
              <span className="wg:text-danger">
                {t.expired({ date: dayText(identity.validUntil) })}
              </span>
            ) : (
              dayText(identity.validUntil)
            )}
          </DetailItem>
        </DetailList>
      )}
    </Panel>
  );
}

/** A fact of the document, with what the customer declared where that differs. */
function Declared({ value, declared }: { value: string; declared: string | null }): ReactNode {
  const { identity: t } = useMessages(caseFileMessages);
  return (
    <>
      <bdi>{value}</bdi>
      {declared === null ? null : (
        <StatusPill
          tone="warning"
          icon={<TriangleAlert aria-hidden size={12} />}
          className="wg:mt-1 wg:flex wg:h-auto wg:w-fit wg:max-w-full wg:whitespace-normal wg:wrap-anywhere"
        >
          {t.declared({ value: declared })}
        </StatusPill>
      )}
    </>
  );
}
