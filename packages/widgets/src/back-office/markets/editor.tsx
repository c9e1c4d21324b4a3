import { Callout } from '@agio/ui/callout';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { X } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { useRestoredDraft } from '../../intent/use-saved-draft.ts';
import { type MarketDraft, marketDraft } from './market-draft.ts';
import { marketsMessages } from './markets-messages.ts';
import { type Save, type SaveRefusal, useSave } from './use-save.ts';

/** The panel beside a list in which one of it is edited; in its place on narrow screens. */
export function EditorFrame({
  icon,
  title,
  text,
  closeHref,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  /** The list without it. */
  closeHref: string;
  children: ReactNode;
}) {
  const t = useMessages(marketsMessages);
  return (
    <section
      aria-label={title}
      className="wg:min-w-0 wg:border-line wg:bg-surface-1 wg:max-lg:border-t wg:lg:sticky wg:lg:top-0 wg:lg:max-h-dvh wg:lg:w-105 wg:lg:flex-none wg:lg:overflow-y-auto wg:lg:border-s"
    >
      <header className="wg:flex wg:items-center wg:gap-3 wg:border-b wg:border-line wg:p-4">
        {icon}
        <div className="wg:min-w-0 wg:flex-1">
          <h2 className="wg:text-lg wg:font-semibold">
            <bdi>{title}</bdi>
          </h2>
          <p className="wg:text-sm wg:text-fg-muted">{text}</p>
        </div>
        <IconButton asChild label={t.close}>
          <WidgetLink href={closeHref}>
            <X size={16} strokeWidth={1.5} aria-hidden />
          </WidgetLink>
        </IconButton>
      </header>
      {children}
    </section>
  );
}

export function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wg:flex wg:flex-col wg:gap-3 wg:border-b wg:border-line wg:p-4">
      <h3 className="wg:text-sm wg:text-fg-muted">{title}</h3>
      {children}
    </section>
  );
}

/**
 * Editor of one item: its last change, and a form that is replaced once a saved change arrives from the exchange. Until
 * then typed values stay, even if the exchange sends other ones.
 *
 * @param values first values of the form
 * @param find reads the lists again and returns true if they contain the change
 * @param children the form, with the function that saves a change, and one that clears its outcome
 */
export function Editor<Input>({
  name,
  values,
  send,
  find,
  children,
}: {
  name: string;
  values: object;
  send: Parameters<typeof useSave<Input>>[0];
  find: (input: Input) => Promise<boolean>;
  children: (acts: Pick<Save<Input>, 'save' | 'reset'>) => ReactNode;
}) {
  const { review: t } = useMessages(marketsMessages);
  const { state, save, look, reset } = useSave<Input>(send, find);
  const latest = JSON.stringify(values);
  const [baseline, setBaseline] = useState(latest);
  if (state.status === 'done' && latest !== baseline) setBaseline(latest);
  const done = (
    <Callout tone="success" live>
      {t.done({ name })}
    </Callout>
  );
  return (
    <>
      <div className="wg:px-4 wg:pt-4 wg:empty:hidden">
        <IntentStatus state={state} words={t} done={done} hidesRefusal onLook={() => void look()} />
      </div>
      {/* Hidden while the outcome is unknown, and kept because the input may have to be sent again. */}
      <div hidden={state.status === 'unknown'}>
        <Fragment key={baseline}>{children({ save, reset })}</Fragment>
      </div>
    </>
  );
}

/** Returns the draft of an editor that was saved before a sign-in, and the state of its review. */
export function useReview(shelf: MarketDraft['shelf'], id: string) {
  const given = useRestoredDraft(marketDraft, (draft) => draft.shelf === shelf && draft.id === id);
  const [sent, setSent] = useState(given?.sent);
  const [isReviewing, setReviewing] = useState(sent !== undefined);
  return {
    given,
    sent,
    isReviewing,
    begin: () => setReviewing(true),
    close: () => {
      setSent(undefined);
      setReviewing(false);
    },
    /** Sends the change with its reason, and closes the review unless it is refused. */
    send: async (reason: string, save: () => Promise<SaveRefusal | undefined>) => {
      setSent({ reason });
      const refusal = await save();
      if (refusal === undefined) setReviewing(false);
      return refusal;
    },
  };
}
