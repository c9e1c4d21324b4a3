import type { InboxItem } from '@agio/api-client';
import { useClearInbox, useInbox, useMarkInboxRead } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { Glyph } from '@agio/ui/glyph';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { InReview } from '../details/transfer-status.tsx';
import { type NoticeKind, useHost, WidgetLink } from '../host/index.ts';
import { ConfirmDialog } from '../intent/confirm-dialog.tsx';
import { ListItem } from './announcement-item.tsx';
import { Group } from './group.tsx';
import { inboxMessages } from './inbox-messages.ts';
import { messages } from './messages.ts';
import { type InboxLine, useInboxWords } from './inbox-words.ts';
import { useNotices } from './use-notices.ts';

const looks: Readonly<Record<NoticeKind, { Icon: Glyph; colour: string }>> = {
  info: { Icon: Info, colour: 'wg:text-fg-muted' },
  success: { Icon: CircleCheck, colour: 'wg:text-success' },
  warning: { Icon: TriangleAlert, colour: 'wg:text-warning' },
  error: { Icon: CircleAlert, colour: 'wg:text-danger' },
};

interface Entry extends InboxLine {
  id: string;
  /** Language of the description, where it is not the one that is shown. */
  language?: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
  /** Item of the exchange; undefined for an event that only this browser knows. */
  item?: InboxItem | undefined;
}

/** Returns the events in one list: those that the exchange keeps, and those that only this browser knows. */
export function useHappened() {
  const inbox = useInbox();
  const write = useInboxWords();
  const items = inbox.data?.items ?? [];
  const own = useNotices(inbox.data !== undefined);
  const entries: Entry[] = [
    ...items.flatMap((item): Entry[] => {
      const line = write(item);
      return line ? [{ ...line, id: item.id, at: Date.parse(item.time), item }] : [];
    }),
    ...own.map(({ id, kind, title, description, language, at }) => ({
      id,
      kind,
      title,
      description,
      language,
      at,
    })),
  ].toSorted((a, b) => b.at - a.at);
  return { inbox, items, entries };
}

/** The list, with what marks it as read and clears it. */
export function Happened({ inbox, items, entries }: ReturnType<typeof useHappened>) {
  const t = useMessages(messages);
  const { inbox: words } = useMessages(inboxMessages);
  const { notices } = useHost();
  const { markInboxRead } = useMarkInboxRead();
  const { clearInbox } = useClearInbox();
  const [isAsking, setAsking] = useState(false);
  // Items that arrive while this is read are excluded.
  const through = items[0]?.id;
  // A failure leaves the list as it is, and the host reports it like any other.
  const read = (input: { id?: string; through?: string }) =>
    void markInboxRead(input).catch(() => undefined);
  const clear = () => {
    setAsking(false);
    notices.log?.clear();
    if (through !== undefined) void clearInbox({ through }).catch(() => undefined);
  };
  const hasUnread = items.some(({ isRead }) => !isRead);
  return (
    <Group
      title={items.length === 0 ? words.visit : words.happened}
      action={
        <div className="wg:flex wg:flex-wrap wg:gap-x-2">
          {hasUnread && through !== undefined ? (
            <Button size="sm" variant="ghost" onClick={() => read({ through })}>
              {words.readAll}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => (through === undefined ? clear() : setAsking(true))}
          >
            {words.clear}
          </Button>
        </div>
      }
      end={
        inbox.data?.nextCursor ? (
          <Button size="sm" variant="ghost" loading={inbox.isLoadingMore} onClick={inbox.loadMore}>
            {t.more}
          </Button>
        ) : null
      }
      after={
        <ConfirmDialog
          isOpen={isAsking}
          title={words.clearQuestion}
          text={words.clearText}
          cancel={words.keep}
          confirm={words.clear}
          onCancel={() => setAsking(false)}
          onConfirm={clear}
        />
      }
    >
      {entries.map(({ id, kind, title, description, language, at, href, item }) => (
        <ListItem
          key={id}
          {...looks[kind]}
          isNew={item?.isRead === false}
          title={
            item !== undefined && href !== undefined ? (
              <WidgetLink
                href={href}
                className="wg:hover:underline wg:focus-ring"
                onClick={() => item.isRead || read({ id: item.id })}
              >
                {title}
              </WidgetLink>
            ) : (
              title
            )
          }
          at={at}
        >
          {description?.split('\n').map((line) => (
            <p key={line} lang={language}>
              {line}
            </p>
          ))}
          {item?.transfer?.cancellable === true ? (
            <InReview transfer={item.transfer} className="wg:my-2" />
          ) : null}
        </ListItem>
      ))}
    </Group>
  );
}
