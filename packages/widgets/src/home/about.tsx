import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { useHost, WidgetLink } from '../host/index.ts';
import { messages } from './messages.ts';

/** Introduces the exchange to guests, in the words of its brand. */
export function About({ hasSignIn }: { hasSignIn: boolean }) {
  const { about: t } = useMessages(messages);
  const { links, signIn } = useHost();
  return (
    <div className="wg:py-4 wg:lg:py-8">
      <h1 className="wg:display wg:max-w-2xl wg:text-4xl wg:text-balance">{t.title}</h1>
      <p className="wg:mt-3 wg:max-w-xl wg:text-md wg:text-pretty wg:text-fg-muted">{t.text}</p>
      <div className="wg:mt-6 wg:flex wg:flex-wrap wg:gap-3">
        {hasSignIn ? (
          <Button variant="primary" size="lg" onClick={signIn}>
            {t.signIn}
          </Button>
        ) : null}
        {links.markets === undefined ? null : (
          <Button asChild size="lg">
            <WidgetLink href={links.markets}>{t.markets}</WidgetLink>
          </Button>
        )}
      </div>
    </div>
  );
}
