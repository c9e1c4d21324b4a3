import { formatDateTime } from '@agio/money';
import { Callout } from '../../feedback/callout/callout.tsx';
import { Elapsed } from '../../feedback/countdown/countdown.tsx';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { sentence } from '../../foundations/sentence/sentence.ts';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { DocumentList, type SentDocument } from '../shared/document-list.tsx';
import { type FormatProps, Modal, ModalDone, type ModalProps } from '../shared/modal.tsx';
import {
  UploadForm,
  type UploadLabels,
  uploadMessages,
  type UploadProps,
} from '../shared/upload-form.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export { type ChosenFile, useChosenFiles } from '../shared/use-chosen-files.ts';
export type { SentDocument } from '../shared/document-list.tsx';

const messages = defineMessages('provideRequestedDocuments', {
  title: terms.provideMoreData,
  alert: terms.moreDocumentsRequired,
  from: terms.complianceAt,
  before: 'Sent earlier',
  sent: 'Sent {{date}}',
  waiting: 'Waiting <time></time>',
  /** On a button: leaves, and the user sends the documents another time. */
  later: 'Later',
  submit: terms.uploadMoreDocs,
  done: terms.documentsWereSent,
});
export type ProvideRequestedDocumentsLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> &
  Omit<UploadLabels, 'submit'>;

export interface ProvideRequestedDocumentsModalProps extends ModalProps, UploadProps, FormatProps {
  /** The officer's own words. */
  comment: string | null;
  /** Time of the officer's request, ISO 8601. */
  requestedAt?: string | undefined;
  /**
   * The documents that the exchange has.
   * @default []
   */
  documents?: readonly SentDocument[] | undefined;
  /**
   * All files were accepted: the modal says so and offers to close.
   * @default false
   */
  done?: boolean | undefined;
  labels?: Partial<ProvideRequestedDocumentsLabels> | undefined;
}

/** The answer to a request for more documents: what is missing, what is there, and a drop zone. */
export function ProvideRequestedDocumentsModal({
  comment,
  requestedAt,
  documents = [],
  files,
  rules,
  onFiles,
  onRemove,
  onMakeSmaller,
  onRetry,
  onSubmit,
  submitting = false,
  error,
  done = false,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels,
  ...modal
}: ProvideRequestedDocumentsModalProps) {
  const upload = useMessages(uploadMessages);
  const words: ProvideRequestedDocumentsLabels = {
    ...useMessages(overlayMessages),
    ...upload,
    ...useMessages(messages, labels),
  };
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const close = () => modal.onOpenChange(false);
  return (
    <Modal heading={words.title} closeLabel={words.close} size="lg" busy={submitting} {...modal}>
      {done ? (
        <ModalDone closeLabel={words.close} onClose={close}>
          {words.done}
        </ModalDone>
      ) : (
        <UploadForm
          {...{ files, rules, onFiles, onRemove, onMakeSmaller, onRetry, onSubmit }}
          {...{ submitting, error, locale }}
          words={{ ...words, cancel: words.later, submit: () => words.submit }}
          onCancel={close}
          footerStart={
            requestedAt === undefined
              ? undefined
              : sentence(words.waiting, {
                  time: () => <Elapsed since={Date.parse(requestedAt)} />,
                })
          }
        >
          <Callout tone="warning" title={words.alert}>
            {comment === null ? null : <span className="ui:block">{comment}</span>}
            {requestedAt === undefined ? null : (
              <span className="ui:mt-1 ui:block ui:text-xs">
                {words.from({ time: formatDateTime(requestedAt, { locale, timeZone }) })}
              </span>
            )}
          </Callout>
          {documents.length === 0 ? null : (
            <div>
              <div aria-hidden className="ui:mb-2 ui:text-xs ui:font-medium ui:text-fg-muted">
                {words.before}
              </div>
              <DocumentList
                documents={documents}
                label={words.before}
                sent={words.sent}
                {...{ locale, timeZone }}
              />
            </div>
          )}
        </UploadForm>
      )}
    </Modal>
  );
}
