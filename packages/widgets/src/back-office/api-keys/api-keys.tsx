// @where Back office: API keys of staff
import type { ApiKey } from '@agio/api-client/contract';
import { useApiKeys, useApiKeysCsv } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useKeyChoice } from '../../api-keys/api-key-draft.ts';
import { ApiKeyDialogs } from '../../api-keys/api-key-dialogs.tsx';
import { CsvButton } from '../frame/list/csv-button.tsx';
import { readListView, writeListView } from '../frame/list/model/list-view.ts';
import { StaffList } from '../frame/list/staff-list.tsx';
import { areaAddress, type AreaProps } from '../frame/model/areas.ts';
import { useMinuteClock } from '../frame/use-minute-clock.ts';
import { staffMessages } from '../staff/staff-messages.ts';
import { KeyCard, useKeyColumns } from './api-key-columns.tsx';
import { apiKeyMessages } from './api-key-messages.ts';
import { columnIds, fields, keysInput, permissions, states } from './model/keys-view.ts';

/** In the query while the form is open, so that it is open again after a sign-in that the exchange asks for. */
const creating = 'create';

const idOf = ({ id }: ApiKey) => id;
const nameOf = ({ name }: ApiKey) => name;
const noKeys: never[] = [];
const nothing = () => undefined;

/** Keys for programs: what they may do, from where and until when; to find, to create, to replace and to revoke. */
export function ApiKeys({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(apiKeyMessages);
  const { waits } = useMessages(staffMessages);
  const timeZone = useTimeZone();
  const now = useMinuteClock();
  const view = useMemo(() => readListView(query, fields, columnIds), [query]);
  const input = useMemo(() => keysInput(view, timeZone), [view, timeZone]);
  const list = useApiKeys(input);
  const isMissing = item !== undefined && list.data?.every(({ id }) => id !== item) === true;
  // A key that the filter hides has an address all the same.
  const whole = useApiKeys(isMissing ? {} : input);
  const keys = list.data ?? noKeys;
  const { download } = useApiKeysCsv();
  const isCreating = new URLSearchParams(query).has(creating);
  const [choice, setChoice] = useKeyChoice();
  const addressOf = useCallback(
    (id?: string) => areaAddress(base, 'api-keys', id, writeListView(view)),
    [base, view],
  );
  const choices = { now, addressOf, onChoose: setChoice };
  const columns = useKeyColumns(choices);
  const page = useMemo(() => list.data && { items: list.data, nextCursor: null }, [list.data]);
  const stateWords = { Active: t.active, Waiting: waits, Expired: t.expired, Revoked: t.revoked };
  return (
    <>
      <StaffList
        area="api-keys"
        words={t}
        lead={
          <>
            <Callout className="wg:mb-4">{t.acting}</Callout>
            {isMissing && whole.data?.every(({ id }) => id !== item) === true ? (
              <Callout tone="warning" live className="wg:mb-4">
                {t.noKey}
              </Callout>
            ) : null}
          </>
        }
        rowId={idOf}
        rowName={nameOf}
        base={base}
        view={view}
        onViewChange={(changed, how) => onQueryChange(writeListView(changed), how)}
        answer={{ ...list, data: page, loadMore: nothing, isLoadingMore: false }}
        search={{ field: 'search', label: t.search }}
        texts={[{ id: 'usableFrom', name: t.from }]}
        days={t.lastUsed}
        fields={[
          {
            id: 'permission',
            name: t.may,
            values: permissions,
            nameOf: (each) => t.permission[each as 'Read'],
          },
          {
            id: 'state',
            name: t.stateName,
            values: states,
            nameOf: (state) => stateWords[state as 'Active'],
          },
          {
            id: 'ends',
            name: t.expires,
            values: fields.ends,
            nameOf: () => t.soon({ count: 14 }),
          },
        ]}
        buttons={
          <>
            <CsvButton download={(options) => download(input, options)} />
            <Button
              variant="primary"
              icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
              onClick={() => {
                const opened = new URLSearchParams(writeListView(view));
                opened.set(creating, '1');
                onQueryChange(opened.toString());
              }}
            >
              {t.create}
            </Button>
          </>
        }
        columns={columns}
        card={(key) => <KeyCard apiKey={key} {...choices} />}
        onOpen={({ id }) => onGo(addressOf(id))}
      />
      <ApiKeyDialogs
        whose="staff"
        keys={isMissing ? (whole.data ?? noKeys) : keys}
        isCreating={isCreating}
        onCreateClose={() => onQueryChange(writeListView(view))}
        choice={choice ?? (item === undefined ? undefined : { act: 'open', id: item })}
        onChoose={(next) => {
          // Details have an address; nothing is done over them.
          if (item !== undefined) onGo(addressOf());
          setChoice(next);
        }}
      />
    </>
  );
}
