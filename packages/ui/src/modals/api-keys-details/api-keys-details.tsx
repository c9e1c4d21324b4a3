import { formatDateTime } from '@agio/money';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { KeyValue, KeyValueList } from '../../data-display/key-value/key-value.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { listOf } from '../../foundations/list-of/list-of.ts';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { permissionMessages } from '../api-keys/permission-messages.ts';
import { CodeBox } from './code-box.tsx';
import { type FormatProps, Modal, ModalForm, type ModalProps } from '../shared/modal.tsx';
import { wordFor, type Words } from '../shared/words.ts';
import * as terms from '../../foundations/terms/terms.ts';

/** An API key. Only the answer that created it has the secret. */
export interface DetailedApiKey {
  readonly name: string;
  /** The public part of the key. */
  readonly key: string;
  readonly permissions: readonly string[];
  /** IP addresses or CIDR ranges; empty for any address. */
  readonly allowedAddresses: readonly string[];
  /** ISO 8601; null for never. */
  readonly expiresAt: string | null;
  /** ISO 8601; left out where it says nothing, as of a key just created. */
  readonly createdAt?: string | undefined;
  /** ISO 8601; null for never, left out as above. */
  readonly lastUsedAt?: string | null | undefined;
  /** Name of the person for whose account the key acts, and of the one who created it. */
  readonly owner?: string | undefined;
  readonly createdBy?: string | undefined;
  /** Name of the person who approved the key; null until one has, left out if it needs no approval. */
  readonly approvedBy?: string | null | undefined;
  /** Network address of the last use. */
  readonly lastUsedFrom?: string | null | undefined;
  /** ISO 8601; null or left out while the key is not revoked. */
  readonly revokedAt?: string | null | undefined;
}

const messages = defineMessages('apiKeysDetails', {
  created: 'Key created',
  title: 'API key',
  onceTitle: 'The secret is shown only once.',
  once: 'We store only a fingerprint. If you lose the secret, revoke this key and create another.',
  key: terms.apiKey,
  /** Noun: the secret half of an API key. */
  secret: 'Secret',
  copyKey: 'Copy key',
  copySecret: 'Copy secret',
  name: terms.name,
  may: terms.permissions,
  from: terms.allowedIpAddresses,
  any: terms.anyAddress,
  expires: terms.expires,
  noExpiry: terms.noExpiry,
  /** Person for whose account an API key acts. */
  owner: 'Owner',
  /** Followed by the name of the person who created an API key. */
  createdBy: 'Created by',
  /** Followed by the name of the person who approved an API key. */
  approvedBy: 'Approved by',
  /** Note on an API key. */
  unapproved: 'It does not work until another administrator approves it.',
  createdAt: terms.created,
  lastUsed: terms.lastUsed,
  never: terms.never,
  revoked: terms.revoked,
  download: 'Save as a file',
  replace: terms.replace,
  stored: 'I have stored the secret in a safe place',
  unconfirmed: 'Confirm that you have stored the secret',
  done: terms.doneButton,
  refused: 'Confirm before you close this. The secret cannot be shown again.',
});
export type ApiKeysDetailsLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages> & { permissions: Words };

export interface ApiKeysDetailsModalProps extends ModalProps, FormatProps {
  /** The key. */
  apiKey: DetailedApiKey;
  /** The secret of a new key. With it, the modal stays open until the reader confirms that it is stored. */
  secret?: string | undefined;
  /** Saves key and secret as a file; adds a button beside a secret. */
  onDownload?: (() => void) | undefined;
  /** Makes a new key in place of this one; adds a button to a key without its secret. */
  onReplace?: (() => void) | undefined;
  /** Buttons beside the one that closes a key without its secret. */
  actions?: ReactNode;
  /** Content below the facts, such as the outcome of an action. */
  children?: ReactNode;
  labels?: Partial<ApiKeysDetailsLabels> | undefined;
}

/** One API key. With a secret it cannot be closed by accident: it waits for a confirmation. */
export function ApiKeysDetailsModal({
  apiKey,
  secret,
  onDownload,
  onReplace,
  actions,
  children,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels,
  onOpenChange,
  ...modal
}: ApiKeysDetailsModalProps) {
  const words = {
    permissions: useMessages(permissionMessages),
    ...useMessages(overlayMessages),
    ...useMessages(messages, labels),
  };
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const [refused, setRefused] = useState(false);
  const must = secret !== undefined;
  return (
    <Modal
      heading={must ? words.created : words.title}
      closeLabel={must ? null : words.close}
      size="lg"
      onOpenChange={(open) => (must && !open ? setRefused(true) : onOpenChange(open))}
      {...modal}
    >
      <Details
        {...{ apiKey, secret, onDownload, onReplace, actions, words, refused, locale, timeZone }}
        onDone={() => {
          setRefused(false);
          onOpenChange(false);
        }}
      >
        {children}
      </Details>
    </Modal>
  );
}

type DetailsProps = Pick<
  ApiKeysDetailsModalProps,
  'apiKey' | 'secret' | 'onDownload' | 'onReplace' | 'actions' | 'children' | 'locale' | 'timeZone'
> & {
  words: ApiKeysDetailsLabels;
  refused: boolean;
  onDone: () => void;
};

function Details({
  apiKey,
  secret,
  onDownload,
  onReplace,
  actions,
  children,
  words,
  refused,
  onDone,
  locale: ownLocale,
  timeZone,
}: DetailsProps) {
  const locale = useLocale(ownLocale);
  const [stored, setStored] = useState(false);
  const must = secret !== undefined;
  const ready = stored || !must;
  const { name, key, permissions, allowedAddresses, expiresAt } = apiKey;
  const { owner, createdBy, approvedBy, createdAt, lastUsedAt, lastUsedFrom, revokedAt } = apiKey;
  const timeOf = (time: string) => formatDateTime(time, { locale, timeZone });
  return (
    <ModalForm
      onSubmit={() => ready && onDone()}
      footer={
        <>
          {must || onReplace === undefined ? null : (
            <Button size="lg" onClick={onReplace}>
              {words.replace}
            </Button>
          )}
          <Button
            type="submit"
            variant={must || !actions ? 'primary' : undefined}
            size="lg"
            block={must || (onReplace === undefined && !actions)}
            disabled={!ready}
          >
            {must ? (stored ? words.done : words.unconfirmed) : words.close}
          </Button>
          {must ? null : actions}
        </>
      }
    >
      {must ? (
        <Callout tone="warning" title={words.onceTitle}>
          {words.once}
        </Callout>
      ) : null}
      {approvedBy === null && !revokedAt ? (
        <Callout tone="warning">{words.unapproved}</Callout>
      ) : null}
      <CodeBox label={words.key} value={key} copy={words.copyKey} />
      {must ? <CodeBox label={words.secret} value={secret} copy={words.copySecret} loud /> : null}
      <KeyValueList>
        <KeyValue term={words.name}>
          <bdi>{name}</bdi>
        </KeyValue>
        <KeyValue term={words.may}>
          {listOf(
            permissions.map((each) => wordFor(words.permissions, each)),
            locale,
          )}
        </KeyValue>
        <KeyValue term={words.from}>
          <bdi className="ui:num ui:whitespace-normal!">
            {allowedAddresses.length === 0 ? words.any : allowedAddresses.join(', ')}
          </bdi>
        </KeyValue>
        <KeyValue term={words.expires}>
          {expiresAt === null ? words.noExpiry : timeOf(expiresAt)}
        </KeyValue>
        {owner === undefined ? null : (
          <KeyValue term={words.owner}>
            <bdi>{owner}</bdi>
          </KeyValue>
        )}
        {createdBy === undefined ? null : (
          <KeyValue term={words.createdBy}>
            <bdi>{createdBy}</bdi>
          </KeyValue>
        )}
        {approvedBy ? (
          <KeyValue term={words.approvedBy}>
            <bdi>{approvedBy}</bdi>
          </KeyValue>
        ) : null}
        {createdAt === undefined ? null : (
          <KeyValue term={words.createdAt}>{timeOf(createdAt)}</KeyValue>
        )}
        {lastUsedAt === undefined ? null : (
          <KeyValue term={words.lastUsed}>
            {lastUsedAt === null ? words.never : timeOf(lastUsedAt)}
            {lastUsedFrom ? (
              <>
                {' '}
                · <bdi className="ui:num">{lastUsedFrom}</bdi>
              </>
            ) : null}
          </KeyValue>
        )}
        {revokedAt === undefined || revokedAt === null ? null : (
          <KeyValue term={words.revoked}>{timeOf(revokedAt)}</KeyValue>
        )}
      </KeyValueList>
      {children}
      {must && onDownload ? (
        <Button
          icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
          className="ui:self-start"
          onClick={onDownload}
        >
          {words.download}
        </Button>
      ) : null}
      {must ? (
        <>
          <Checkbox label={words.stored} checked={stored} onCheckedChange={setStored} />
          {refused && !stored ? (
            <Callout tone="warning" live>
              {words.refused}
            </Callout>
          ) : null}
        </>
      ) : null}
    </ModalForm>
  );
}
