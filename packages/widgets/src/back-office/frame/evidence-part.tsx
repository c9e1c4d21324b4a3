import type { SignInAttempt } from '@agio/api-client/contract';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { withdrawalMessages } from '../withdrawals/withdrawals-messages.ts';

/** A list under its heading; a dash where it is empty. */
export function EvidencePart({
  title,
  children,
}: {
  title: string;
  children: readonly ReactNode[] | undefined;
}) {
  return (
    <section aria-label={title} className="wg:my-4 wg:text-sm">
      <h3 className="wg:mb-1 wg:font-semibold">{title}</h3>
      {children === undefined || children.length === 0 ? (
        <p className="wg:text-fg-muted">—</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  );
}

/** An event: its time, and words or figures at the end. */
export function EvidenceLine({ time, children }: { time: string; children: ReactNode }) {
  return (
    <li className="wg:flex wg:flex-wrap wg:justify-between wg:gap-x-3 wg:py-1">
      <TimeText iso={time} className="wg:text-fg-muted" />
      <span className="wg:inline-flex wg:flex-wrap wg:items-center wg:gap-x-3">{children}</span>
    </li>
  );
}

/** The latest sign-ins and attempts of an account; a dash where the exchange does not know them. */
export function LatestSignIns({ signIns }: { signIns: readonly SignInAttempt[] | null }) {
  const t = useMessages(withdrawalMessages);
  return (
    <EvidencePart title={t.signIns}>
      {signIns?.map(({ id, time, browser, system, address }) => (
        <EvidenceLine key={id} time={time}>
          <bdi>{[browser, system, address].filter((each) => each !== null).join(', ')}</bdi>
        </EvidenceLine>
      ))}
    </EvidencePart>
  );
}
