import type { StaffAnnouncement, announcementSorts } from '@agio/api-client/contract';
import {
  useExchange,
  useStaffAnnouncement,
  useStaffAnnouncements,
  useWithdrawAnnouncement,
} from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { TimeText } from '@agio/ui/data-table';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { languageCalled } from '@agio/ui/languages';
import { Pencil, Plus, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { useIntent } from '../../intent/use-intent.ts';
import { pageRows } from '../../lists/paging.ts';
import { SubjectHistory } from '../audit/subject-history.tsx';
import { AreaSkeleton } from '../frame/area-skeleton.tsx';
import { areaAddress, type AreaProps } from '../frame/model/areas.ts';
import { inputOf, readListView, writeListView } from '../frame/list/model/list-view.ts';
import { StaffDrawer } from '../frame/list/staff-drawer.tsx';
import { StaffList } from '../frame/list/staff-list.tsx';
import { useStaffItem } from '../frame/use-staff-item.tsx';
import {
  AnnouncementCard,
  AnnouncementState,
  AnnouncementTexts,
  useAnnouncementColumns,
  useAudienceText,
} from './announcement-columns.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { announcementMessages } from './announcements-messages.ts';
import { displays, states } from './model/announcement-form.ts';

const idOf = ({ id }: { id: string }) => id;
const fields = { search: 'text', state: states, type: displays } as const;
/** Columns that can sort, by what an address calls them. */
const columnIds = [
  'type',
  'from',
  'until',
] as const satisfies readonly (typeof announcementSorts)[number][];
/** Item of the address while a new announcement is written. */
const newItem = 'new';
/** In the query while an announcement is changed. */
const editing = 'edit';

/** Returns one announcement as a list of one. */
function useAnnouncementById(id: string | undefined) {
  const answer = useStaffAnnouncement(id);
  return { ...answer, data: answer.data && { items: [answer.data] } };
}

const canWithdraw = ({ state }: StaffAnnouncement) => state === 'Live' || state === 'Scheduled';

/** Announcements to customers: to find, to write, to schedule and to withdraw. */
export function Announcements(props: AreaProps) {
  const { base, item, query, onQueryChange, onGo } = props;
  const isEditing = new URLSearchParams(query).has(editing);
  const known = useStaffAnnouncement(isEditing && item !== newItem ? item : undefined);
  const [round, setRound] = useState(0);
  if (known.isLoading) return <AreaSkeleton area="announcements" isItem />;
  if (item !== newItem && known.data === undefined) return <List {...props} />;
  return (
    <AnnouncementEditor
      key={`${item} ${round}`}
      known={item === newItem ? undefined : known.data}
      listHref={areaAddress(base, 'announcements', item === newItem ? undefined : item)}
      onClear={() => setRound(round + 1)}
      onPublished={(id) => {
        if (item === id) onQueryChange('');
        else onGo(areaAddress(base, 'announcements', id));
      }}
    />
  );
}

function List({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(announcementMessages);
  const view = useMemo(() => readListView(query, fields, columnIds), [query]);
  const answer = useStaffAnnouncements({ ...inputOf(view), limit: pageRows.staff });
  const columns = useAnnouncementColumns();
  const { ask, dialog } = useConfirmation();
  const withdrawal = useWithdraw();
  const withdraw = async (announcement: StaffAnnouncement) => {
    const isConfirmed = await ask({
      title: t.withdrawSure,
      quote: announcement.description,
      text: t.effect,
      cancel: t.back,
      cancelVariant: 'secondary',
      confirm: t.withdraw,
    });
    if (isConfirmed) await withdrawal.send(announcement);
  };
  const newHref = areaAddress(base, 'announcements', newItem);
  const editHref = (id: string) => areaAddress(base, 'announcements', id, `${editing}=1`);
  const { open, address, drawer } = useStaffItem({
    area: 'announcements',
    heading: t.one,
    base,
    item,
    view,
    answer,
    useLookUp: useAnnouncementById,
    actionsOf: (found) => [
      { label: t.change, icon: Pencil, onSelect: () => onGo(editHref(found.id)) },
      canWithdraw(found) && {
        label: t.withdraw,
        icon: Undo2,
        onSelect: () => void withdraw(found),
      },
    ],
    onGo,
  });
  const { state } = withdrawal;
  const status = <IntentStatus state={state} onLook={() => void withdrawal.look()} />;
  return (
    <>
      <StaffList
        area="announcements"
        words={t}
        rowId={idOf}
        base={base}
        view={view}
        onViewChange={(changed, how) => onQueryChange(writeListView(changed), how)}
        answer={answer}
        search={{ field: 'search', label: t.search }}
        fields={[
          {
            id: 'state',
            name: t.state,
            values: states,
            nameOf: (each) => t.states[each as 'Live'],
          },
          {
            id: 'type',
            name: t.type,
            values: displays,
            nameOf: (each) => t.types[each as 'Banner'],
          },
        ]}
        columns={columns}
        card={(announcement) => (
          <AnnouncementCard announcement={announcement} href={address(announcement.id)} />
        )}
        buttons={
          <Button asChild variant="primary">
            <WidgetLink href={newHref}>
              <Plus aria-hidden size={16} strokeWidth={1.5} />
              {t.add}
            </WidgetLink>
          </Button>
        }
        said={state.status === 'done' ? t.states.Withdrawn : ''}
        onOpen={({ id }) => onGo(address(id))}
      />
      <StaffDrawer
        {...drawer}
        title={open && t.types[open.type]}
        actions={
          open && (
            <>
              {canWithdraw(open) ? (
                <Button
                  size="sm"
                  variant="danger-soft"
                  loading={state.status === 'sending'}
                  disabled={state.status === 'unknown'}
                  onClick={() => void withdraw(open)}
                >
                  {t.withdraw}
                </Button>
              ) : null}
              <Button asChild size="sm">
                <WidgetLink href={editHref(open.id)}>{t.change}</WidgetLink>
              </Button>
            </>
          )
        }
      >
        {open ? (
          <>
            <div className="wg:mb-4 wg:empty:hidden">{status}</div>
            <Details announcement={open} />
          </>
        ) : null}
      </StaffDrawer>
      {dialog}
    </>
  );
}

/** Withdraws an announcement. After a lost answer its state says what became of it. */
function useWithdraw() {
  const { backOfficeAnnouncements } = useExchange();
  const { withdrawAnnouncement } = useWithdrawAnnouncement();
  return useIntent<StaffAnnouncement>({
    send: ({ id, version }, options) => withdrawAnnouncement({ id, seenVersion: version }, options),
    conflict: () => true,
    find: async ({ id }) => (await backOfficeAnnouncements.details({ id })).state === 'Withdrawn',
  });
}

/** State, times, audience, texts and history of an announcement. */
function Details({ announcement }: { announcement: StaffAnnouncement }) {
  const t = useMessages(announcementMessages);
  const audienceText = useAudienceText();
  const { state, link, releasesAt, expiresAt } = announcement;
  return (
    <>
      <AnnouncementTexts announcement={announcement} />
      <KeyValueList className="wg:my-4">
        <KeyValue term={t.state}>
          <AnnouncementState state={state} />
        </KeyValue>
        <KeyValue term={t.from}>
          <TimeText iso={releasesAt} />
        </KeyValue>
        <KeyValue term={t.until}>
          <TimeText iso={expiresAt} />
        </KeyValue>
        <KeyValue term={t.audience}>{audienceText(announcement)}</KeyValue>
        {link === null ? null : (
          <KeyValue term={t.link}>
            <bdi dir="ltr" className="wg:wrap-anywhere">
              {link}
            </bdi>
          </KeyValue>
        )}
      </KeyValueList>
      <section aria-label={t.history} className="wg:-mx-4">
        <h3 className="wg:px-4 wg:text-sm wg:text-fg-muted">{t.history}</h3>
        <SubjectHistory
          subject="announcement"
          id={announcement.id}
          fieldName={(field) => {
            const [, code] = /^text\.(.+)$/.exec(field) ?? [];
            if (code !== undefined) return t.textIn({ language: languageCalled(code).name });
            return field === 'link' ? t.link : undefined;
          }}
        />
      </section>
    </>
  );
}
