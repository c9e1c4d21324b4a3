import { formatDateTime } from '@agio/money';
import { BadgeCheck } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { SubmitButton } from '../../forms/form/form.tsx';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { formatDate } from '../shared/format-date.ts';
import {
  type FormatProps,
  leadIcon,
  Modal,
  ModalForm,
  ModalLead,
  type ModalProps,
  type SubmitProps,
} from '../shared/modal.tsx';
import * as terms from '../../foundations/terms/terms.ts';

/**
 * The data from the identity partner; null for what it did not send. What is undefined, the exchange does not tell, and has
 * no row. Dates are ISO dates.
 */
export interface ReceivedUserData {
  readonly fullName?: string | null | undefined;
  readonly dateOfBirth?: string | null | undefined;
  readonly nationality?: string | null | undefined;
  readonly residence?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly documentType?: string | null | undefined;
  /** Masked by the server except for its end. */
  readonly documentNumber?: string | null | undefined;
  readonly documentExpirationDate?: string | null | undefined;
}

const messages = defineMessages('receivedUserData', {
  title: 'Received user data',
  lead: '{{partner}} sent us this information about you. Check it before we use it.',
  fullName: terms.fullName,
  dateOfBirth: terms.dateOfBirth,
  nationality: terms.nationality,
  residence: terms.residence,
  email: terms.eMail,
  documentType: terms.document,
  documentNumber: 'Document number',
  documentExpirationDate: 'Valid until',
  notReceived: 'Not received',
  receivedAt: 'Received {{time}}',
  incompleteTitle: 'Something is missing.',
  incomplete: 'Share it from your wallet and it will appear here.',
  expiredTitle: 'This document has expired.',
  expired: 'Share a valid one from your wallet first.',
  wrong: 'Something is wrong',
  /** Verb on a button: the data of the identity check are right. */
  confirm: 'Confirm',
  waiting: 'Waiting for your wallet',
  missing: 'Share the missing data first',
  renew: 'Share a valid document first',
});
export type ReceivedUserDataLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;

export interface ReceivedUserDataModalProps extends ModalProps, SubmitProps, FormatProps {
  /** Undefined until the wallet answers. */
  data: ReceivedUserData | undefined;
  /** ISO 8601. */
  receivedAt?: string | undefined;
  /**
   * Name of the identity partner.
   * @default 'CorePass'
   */
  partner?: string | undefined;
  /** ISO 8601: the time by which a document counts as expired. */
  now?: string | undefined;
  /** Called when the reader confirms the data. */
  onConfirm: () => void;
  /** A link to support, for data that are wrong. */
  onReport?: (() => void) | undefined;
  /** In place of `onReport`, a link to support: `(label) => <Link to="/support">{label}</Link>`. */
  reportLink?: ((label: string) => ReactElement) | undefined;
  labels?: Partial<ReceivedUserDataLabels> | undefined;
}

const rows = [
  'fullName',
  'dateOfBirth',
  'nationality',
  'residence',
  'email',
  'documentType',
  'documentNumber',
  'documentExpirationDate',
] as const;
const dates: ReadonlySet<string> = new Set(['dateOfBirth', 'documentExpirationDate']);

/** The data from the identity partner, for the user to confirm. */
export function ReceivedUserDataModal({
  data,
  receivedAt,
  partner = 'CorePass',
  now,
  onConfirm,
  onReport,
  reportLink,
  submitting = false,
  error,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels,
  ...modal
}: ReceivedUserDataModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const shown = rows.filter((row) => data === undefined || data[row] !== undefined);
  const hole = data !== undefined && rows.some((row) => data[row] === null);
  const until = Date.parse(data?.documentExpirationDate ?? '');
  const [opened] = useState(Date.now);
  const expired = until < (now === undefined ? opened : Date.parse(now));
  const reason =
    data === undefined ? words.waiting : expired ? words.renew : hole ? words.missing : undefined;

  const valueOf = (row: (typeof rows)[number]): ReactNode => {
    if (data === undefined) return <Skeleton className="ui:h-4 ui:w-28" />;
    const value = data[row];
    if (value === null || value === undefined)
      return <span className="ui:text-warning">{words.notReceived}</span>;
    return dates.has(row) ? formatDate(value, { locale }) : <bdi>{value}</bdi>;
  };

  return (
    <Modal heading={words.title} closeLabel={words.close} busy={submitting} {...modal}>
      <ModalForm
        onSubmit={onConfirm}
        submitting={submitting}
        error={error}
        aria-busy={data === undefined || undefined}
        footerStart={
          receivedAt === undefined
            ? undefined
            : words.receivedAt({ time: formatDateTime(receivedAt, { locale, timeZone }) })
        }
        footer={
          <>
            {reportLink ? (
              <Button asChild>{reportLink(words.wrong)}</Button>
            ) : onReport ? (
              <Button disabled={submitting} onClick={onReport}>
                {words.wrong}
              </Button>
            ) : null}
            <SubmitButton submitting={submitting} reason={reason}>
              {words.confirm}
            </SubmitButton>
          </>
        }
      >
        <ModalLead tone="accent" icon={<BadgeCheck {...leadIcon} />}>
          {words.lead({ partner })}
        </ModalLead>
        <KeyValueList>
          {shown.map((row) => (
            <KeyValue key={row} term={words[row]}>
              {valueOf(row)}
            </KeyValue>
          ))}
        </KeyValueList>
        {expired ? (
          <Callout tone="warning" title={words.expiredTitle}>
            {words.expired}
          </Callout>
        ) : hole ? (
          <Callout tone="warning" title={words.incompleteTitle}>
            {words.incomplete}
          </Callout>
        ) : null}
      </ModalForm>
    </Modal>
  );
}
