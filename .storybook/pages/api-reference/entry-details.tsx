import type { ReactNode } from 'react';
import { CopyButton } from '../../../packages/ui/src/controls/copy-button/copy-button.tsx';
import type { Entry } from './api-document.ts';
import { KindPill } from './kind-pill.tsx';
import { fieldsOf, typeOf, type Field } from './schema-fields.ts';

/** One call or message: who may make it, what it takes and answers, how it is refused, and its code. */
export function EntryDetails({ entry }: { entry: Entry }) {
  const { body, answer, parameters, refusals } = entry;
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-8" aria-labelledby="entry">
      <header className="flex flex-col gap-3">
        <p className="text-sm text-fg-muted">{entry.group}</p>
        <h1 id="entry" className="display text-3xl wrap-anywhere">
          {entry.name}
        </h1>
        <p className="flex flex-wrap items-center gap-3">
          <KindPill kind={entry.kind} />
          <code className="font-mono text-md wrap-anywhere">{entry.path}</code>
        </p>
        <p className="text-md">
          <Sentences text={`${entry.summary}. ${entry.description ?? ''}`} />
        </p>
        <p className="text-sm text-fg-muted">
          <strong className="text-fg">Who may:</strong> {entry.access.join(', ')}
        </p>
      </header>
      <Code code={entry.code} />
      {parameters.length > 0 && (
        <Part title={parameters[0]?.in === 'argument' ? 'Arguments' : 'Parameters'}>
          <Fields
            fields={parameters.map(({ name, in: where, required, schema, description }) => ({
              path: name,
              type: typeOf(schema),
              required,
              note: [where, description].filter(Boolean).join(': '),
            }))}
          />
        </Part>
      )}
      {body && fieldsOf(body.schema).length > 0 && (
        <Part title="Body" note={body.type}>
          <Fields fields={fieldsOf(body.schema)} />
        </Part>
      )}
      <Part title={entry.kind === 'event' ? 'Message' : 'Answer'} note={answer?.type}>
        {answer ? (
          <>
            <p className="pb-2 text-sm">
              <code className="font-mono">{typeOf(answer.schema)}</code>
            </p>
            <Fields fields={fieldsOf(answer.schema)} />
          </>
        ) : (
          <p className="text-sm text-fg-muted">Nothing.</p>
        )}
      </Part>
      {refusals.length > 0 && (
        <Part title="Refusals" note="errorCode and errors[]">
          <Table head={['Status', 'When', 'Error codes']}>
            {refusals.map(({ status, description, codes }) => (
              <tr key={status}>
                <th scope="row" className={`${cell} num font-medium`}>
                  {status}
                </th>
                <td className={cell}>{description}</td>
                <td className={`${cell} text-fg-muted`}>
                  {codes.map(([name, code]) => `${code} ${name}`).join(', ')}
                </td>
              </tr>
            ))}
          </Table>
        </Part>
      )}
    </article>
  );
}

/** Words between backticks are code. */
function Sentences({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

function Code({ code }: { code: string }) {
  return (
    <div className="relative rounded-panel border border-line bg-surface-1">
      <pre className="p-4 pe-12 font-mono text-sm leading-5 wrap-anywhere whitespace-pre-wrap">
        {code}
      </pre>
      <CopyButton
        value={code}
        labels={{ copy: 'Copy code' }}
        className="absolute end-2 top-2 bg-surface-1"
      />
    </div>
  );
}

function Part({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className="flex flex-wrap items-baseline gap-3 pb-2 text-lg font-semibold">
        {title} <span className="font-mono text-xs font-normal text-fg-muted">{note}</span>
      </h2>
      {children}
    </section>
  );
}

const cell = 'border-b border-line py-2 pe-4 text-start align-top';

function Table({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-xs text-fg-muted">
          {head.map((title) => (
            <th key={title} scope="col" className={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Fields({ fields }: { fields: readonly (Field & { note?: string })[] }) {
  if (fields.length === 0) return null;
  const hasNotes = fields.some(({ note }) => note);
  return (
    <Table head={['Field', 'Type', ...(hasNotes ? ['Where'] : [])]}>
      {fields.map(({ path, type, required, note }) => (
        <tr key={path}>
          <th scope="row" className={`${cell} font-mono font-medium wrap-anywhere`}>
            {path}
            {!required && <span className="font-sans font-normal text-fg-muted"> optional</span>}
          </th>
          <td className={`${cell} text-fg-muted wrap-anywhere`}>{type}</td>
          {hasNotes && <td className={`${cell} text-fg-muted`}>{note}</td>}
        </tr>
      ))}
    </Table>
  );
}
