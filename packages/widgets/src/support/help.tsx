import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { SearchField } from '@agio/ui/search-field';
import { StatePanel } from '@agio/ui/state-panel';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useHost, WidgetLink } from '../host/index.ts';
import { articleMessages } from './article-messages.ts';
import { type ArticleId, articleOf, articleTarget, topics } from './articles.ts';
import { messages } from './messages.ts';
import { searchArticles } from './model/search.ts';
import type { SupportProps } from './support.tsx';

/** All articles with a search, or the one of the address. */
export function Help({ query, hrefOf }: SupportProps) {
  const article = articleOf(query);
  return article === undefined ? (
    <ArticleList hrefOf={hrefOf} />
  ) : (
    <Article id={article} hrefOf={hrefOf} />
  );
}

function ArticleList({ hrefOf }: Pick<SupportProps, 'hrefOf'>) {
  const t = useMessages(messages);
  const words = useMessages(articleMessages);
  const [asked, setAsked] = useState('');
  const groups = topics.map(({ id, articles }) => ({
    id,
    articles: articles.map((each: ArticleId) => ({ id: each, ...words[each] })),
  }));
  const found = searchArticles(
    groups.flatMap(({ articles }) => articles),
    asked,
  );
  const link = ({ id, title }: { id: ArticleId; title: string }) => (
    <li key={id} className="wg:border-t wg:border-line wg:first:border-t-0">
      <WidgetLink
        href={hrefOf(id)}
        className="wg:flex wg:min-h-10 wg:items-center wg:rounded-control wg:py-2 wg:focus-ring wg:hover:text-accent wg:touch:min-h-11"
      >
        {title}
      </WidgetLink>
    </li>
  );
  return (
    <Panel aria-label={t.search} className="wg:p-4">
      <SearchField label={t.search} placeholder={t.search} value={asked} onValueChange={setAsked} />
      <output className="wg:mt-1.5 wg:block wg:text-sm wg:text-fg-muted">
        {t.found({ count: found.length })}
      </output>
      {found.length === 0 ? (
        <StatePanel
          state="empty"
          title={t.nothing}
          actions={
            <Button size="sm" onClick={() => setAsked('')}>
              {t.showAll}
            </Button>
          }
        >
          {t.nothingMore}
        </StatePanel>
      ) : asked.trim() === '' ? (
        groups.map(({ id, articles }) => (
          <section key={id} aria-label={t.topics[id]} className="wg:mt-4">
            <h2 className="wg:display wg:mb-1 wg:text-md">{t.topics[id]}</h2>
            <ul>{articles.map(link)}</ul>
          </section>
        ))
      ) : (
        <ul className="wg:mt-2">{found.map(link)}</ul>
      )}
    </Panel>
  );
}

function Article({ id, hrefOf }: { id: ArticleId } & Pick<SupportProps, 'hrefOf'>) {
  const t = useMessages(messages);
  const { title, text } = useMessages(articleMessages)[id];
  const { links, Link } = useHost();
  const target = articleTarget(id, links);
  return (
    <Panel aria-label={title} className="wg:p-4">
      <WidgetLink
        href={hrefOf(undefined)}
        className="wg:inline-flex wg:min-h-8 wg:items-center wg:gap-1.5 wg:rounded-control wg:text-sm wg:text-fg-muted wg:focus-ring wg:hover:text-fg wg:touch:min-h-11"
      >
        <ArrowLeft size={14} strokeWidth={1.5} aria-hidden className="wg:rtl:rotate-180" />
        {t.back}
      </WidgetLink>
      <article className="wg:mt-2 wg:flex wg:max-w-[65ch] wg:flex-col wg:gap-3">
        <h2 className="wg:display wg:text-xl">{title}</h2>
        {text.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </article>
      {target === undefined ? null : (
        <Button asChild variant="outline" className="wg:mt-4">
          <Link href={target.href}>{t.goTo[target.name]}</Link>
        </Button>
      )}
    </Panel>
  );
}
