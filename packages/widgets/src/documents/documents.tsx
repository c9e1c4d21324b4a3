import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Check } from 'lucide-react';
import { useAccount } from '../host/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section, useLatch } from '../states/index.ts';
import { messages } from './messages.ts';
import { ProofOfFundsUpload } from './proof-of-funds-upload.tsx';
import { SentDocuments } from './sent-documents.tsx';
import { useDocumentPurpose } from './use-document-purpose.ts';

export type DocumentsProps = WidgetPlace;

/** The page of documents: what is needed, the way to send it, and what the exchange has of it. */
export function Documents(place: DocumentsProps) {
  const t = useMessages(messages);
  const { isSignedIn } = useAccount();
  const { purpose, error } = useDocumentPurpose();
  // The length of the part above is not known before: the parts below would move.
  const isKnown = useLatch(!isSignedIn || purpose !== undefined || error !== undefined);
  return (
    <div
      data-widget="documents"
      {...placeOf(
        'wg:mx-auto wg:flex wg:w-full wg:max-w-278 wg:flex-col wg:gap-4 wg:px-4 wg:py-6 wg:max-sm:py-4',
        place,
      )}
    >
      <div>
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <p className="wg:mt-1 wg:text-fg-muted">{t.about}</p>
      </div>
      <div className="wg:grid wg:grid-cols-[minmax(0,1fr)_360px] wg:items-start wg:gap-4 wg:max-lg:grid-cols-[minmax(0,1fr)]">
        <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
          {isSignedIn ? (
            <Panel aria-label={t.send}>
              <PanelHeader>
                <PanelTitle>{t.send}</PanelTitle>
              </PanelHeader>
              <div className="wg:p-4">
                <Section>
                  <ProofOfFundsUpload />
                </Section>
              </div>
            </Panel>
          ) : null}
          {isKnown ? (
            <Panel aria-label={t.list.title}>
              <PanelHeader>
                <PanelTitle>{t.list.title}</PanelTitle>
              </PanelHeader>
              <Section>
                <SentDocuments />
              </Section>
            </Panel>
          ) : null}
        </div>
        {isKnown ? <Accepted /> : null}
      </div>
    </div>
  );
}

function Accepted() {
  const { accepted: t } = useMessages(messages);
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <div className="wg:flex wg:flex-col wg:gap-3 wg:p-4 wg:text-sm">
        <ul className="wg:flex wg:flex-col wg:gap-2">
          {[t.kinds, t.age, t.readable].map((text) => (
            <li key={text} className="wg:flex wg:gap-2">
              <Check
                aria-hidden
                size={16}
                strokeWidth={1.5}
                className="wg:mt-0.5 wg:flex-none wg:text-success wg:forced-colors:text-[CanvasText]"
              />
              {text}
            </li>
          ))}
        </ul>
        <p className="wg:text-fg-muted">{t.privacy}</p>
      </div>
    </Panel>
  );
}
