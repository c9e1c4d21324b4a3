import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { ExternalLink } from 'lucide-react';
import { messages } from './messages.ts';

/** The way to the sign-in provider; nothing where the host knows none. */
export function ManageLink({ href }: { href: string | undefined }) {
  const { profile: t } = useMessages(messages);
  if (href === undefined) return null;
  return (
    <Button asChild variant="outline" size="sm">
      <a href={href} target="_blank" rel="noreferrer" aria-label={t.manageOf}>
        {t.manage}
        <ExternalLink size={14} strokeWidth={1.5} aria-hidden className="wg:rtl:-scale-x-100" />
      </a>
    </Button>
  );
}
