import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { SearchField } from '@agio/ui/search-field';
import { Skeleton } from '@agio/ui/skeleton';
import { StatePanel } from '@agio/ui/state-panel';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { apiMessages } from './api-messages.ts';
import {
  type ApiCall,
  type ApiDocument,
  type ApiField,
  callsByArea,
  namedTypes,
  searchCalls,
} from './model/api-document.ts';

export interface ApiReferenceProps extends WidgetPlace {
  /** Address of the OpenAPI document on this origin; it is fetched when the reference is shown. */
  source: string;
}

/** The calls of the exchange for customers and their programs, with a search, from its OpenAPI document. */
export function ApiReference({ source, className, style }: ApiReferenceProps) {
  const t = useMessages(apiMessages);
  const { document, hasFailed, again } = useDocument(source);
  return (
    <div
      data-widget="api-reference"
      {...placeOf(
        'wg:mx-auto wg:flex wg:w-full wg:max-w-278 wg:flex-col wg:gap-4 wg:px-4 wg:py-6 wg:max-sm:py-4',
        { className, style },
      )}
    >
      <div className="wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-4">
        <div className="wg:min-w-0 wg:flex-1 wg:basis-64">
          <h1 className="wg:display wg:text-2xl">{t.title}</h1>
          <p className="wg:mt-1 wg:text-fg-muted">{t.lead}</p>
          <p className="wg:mt-2 wg:max-w-[70ch] wg:text-sm wg:text-fg-muted">
            {t.rules({ header: 'Authorization: Bearer <access token>' })}
          </p>
        </div>
        <Button asChild icon={<Download size={16} strokeWidth={1.5} aria-hidden />}>
          <a href={source} download="openapi.json">
            {t.download}
          </a>
        </Button>
      </div>
      {document ? (
        <Calls document={document} />
      ) : hasFailed ? (
        <StatePanel
          state="error"
          title={t.error}
          className="wg:min-h-80"
          actions={<Button onClick={again}>{t.retry}</Button>}
        />
      ) : (
        <Panel aria-label={t.label} aria-busy>
          <Skeleton className="wg:m-4 wg:h-120" />
        </Panel>
      )}
    </div>
  );
}

function useDocument(source: string) {
  const [document, setDocument] = useState<ApiDocument>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const answer = await fetch(source);
      if (!answer.ok) throw new Error(`${source}: ${answer.status}`);
      const read = (await answer.json()) as ApiDocument;
      if (!isLeft) setDocument(read);
    };
    read().catch(() => {
      if (!isLeft) setFailed(true);
    });
    return () => {
      isLeft = true;
    };
  }, [source, tries]);
  const again = () => {
    setFailed(false);
    setTries((before) => before + 1);
  };
  return { document, hasFailed, again };
}

function Calls({ document }: { document: ApiDocument }) {
  const t = useMessages(apiMessages);
  const [search, setSearch] = useState('');
  const areas = useMemo(() => callsByArea(document), [document]);
  const types = useMemo(() => namedTypes(document), [document]);
  const found = searchCalls(areas, search);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <>
      <Panel aria-label={t.search} className="wg:p-4">
        <SearchField
          label={t.search}
          placeholder={t.search}
          value={search}
          onValueChange={setSearch}
        />
        <output className="wg:mt-1.5 wg:block wg:text-sm wg:text-fg-muted">
          {count === 0 ? '' : t.found({ count })}
        </output>
        {count === 0 ? (
          <StatePanel
            state="empty"
            title={t.none}
            actions={<Button onClick={() => setSearch('')}>{t.showAll}</Button>}
          />
        ) : null}
      </Panel>
      {found.map(({ area, calls }) => (
        <Panel key={area} aria-label={area}>
          <PanelHeader>
            <PanelTitle lang="en">{area}</PanelTitle>
          </PanelHeader>
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </Panel>
      ))}
      {search === '' ? (
        <Panel aria-label={t.types}>
          <PanelHeader>
            <PanelTitle>{t.types}</PanelTitle>
          </PanelHeader>
          {types.map(({ name, fields }) => (
            <Entry key={name} summary={<bdi lang="en">{name}</bdi>}>
              <Fields fields={fields} />
            </Entry>
          ))}
        </Panel>
      ) : null}
    </>
  );
}

function Entry({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="wg:border-t wg:border-line wg:px-4 wg:py-2.5 wg:first:border-t-0">
      <summary className="wg:cursor-pointer wg:[overflow-wrap:anywhere] wg:focus-ring">
        {summary}
      </summary>
      <div className="wg:mt-2 wg:flex wg:flex-col wg:gap-2 wg:text-sm">{children}</div>
    </details>
  );
}

function Call({ call }: { call: ApiCall }) {
  const t = useMessages(apiMessages);
  return (
    <Entry
      summary={
        <>
          <code className="wg:font-medium" dir="ltr">
            {call.method} {call.path}
          </code>{' '}
          <bdi lang="en" className="wg:text-sm wg:text-fg-muted">
            {call.summary}
          </bdi>
        </>
      }
    >
      {call.description === undefined ? null : (
        <p lang="en" dir="ltr" className="wg:match-parent">
          {call.description}
        </p>
      )}
      <p className="wg:text-fg-muted">{call.needsToken ? t.token : t.open}</p>
      {call.fields.length === 0 ? null : (
        <>
          <h3 className="wg:font-medium">{t.fields}</h3>
          <Fields fields={call.fields} />
        </>
      )}
      <h3 className="wg:font-medium">{call.answer === undefined ? t.noAnswer : t.answer}</h3>
      {call.answer === undefined ? null : <Code text={call.answer} />}
      {call.sample === undefined ? null : (
        <>
          <h3 className="wg:font-medium">{t.sample}</h3>
          <Code text={call.sample} />
        </>
      )}
    </Entry>
  );
}

/** Code and types are read from the left in every language, and the sentences of the document are English. */
const Code = ({ text }: { text: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keyboard
  <pre dir="ltr" tabIndex={0} className="wg:overflow-x-auto wg:text-sm wg:focus-ring">
    {text}
  </pre>
);

function Fields({ fields }: { fields: readonly ApiField[] }) {
  const t = useMessages(apiMessages);
  return (
    <ul dir="ltr">
      {fields.map(({ name, type, isRequired }) => (
        <li key={name} className="wg:[overflow-wrap:anywhere]">
          {name === '' ? null : <code className="wg:font-medium">{name} </code>}
          <code className="wg:text-fg-muted">{type}</code>
          {isRequired ? null : <span className="wg:text-fg-muted"> · {t.optional}</span>}
        </li>
      ))}
    </ul>
  );
}
