import type { HeldWithdrawalDetails } from '@agio/api-client/contract';
import { formatSigned } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { TimeText } from '@agio/ui/data-table';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { exactText, Figure } from '../../details/figure.tsx';
import { TransferStatus } from '../../details/transfer-status.tsx';
import { decisionMessages } from '../compliance/decision/decision-messages.ts';
import { EvidencePart, EvidenceLine, LatestSignIns } from '../frame/evidence-part.tsx';
import { LinkedAddresses } from '../compliance/linked-addresses.tsx';
import { TransferFacts } from '../transfers/transfer-facts.tsx';
import { withdrawalMessages } from './withdrawals-messages.ts';

/** Basis of a decision: why it is held, the transfer, the address, the balance and the sign-ins. */
export function WithdrawalEvidence({
  base,
  details: { withdrawal, earlier, linked, balances, signIns },
}: {
  base: string;
  details: HeldWithdrawalDetails;
}) {
  const t = useMessages(withdrawalMessages);
  const { evidence } = useMessages(decisionMessages);
  const locale = useLocale();
  const { hold, asset, type } = withdrawal;
  const reasons = hold.reasons.map(({ kind }) => t.reasons[kind]);
  return (
    <>
      <KeyValueList className="wg:mb-4">
        <KeyValue term={t.reason}>{listOf(reasons, locale)}</KeyValue>
        <KeyValue term={t.value}>
          <Amount value={hold.value} unit={hold.currency} />
        </KeyValue>
        {hold.state === 'Held' ? (
          <KeyValue term={t.expires}>
            <TimeText iso={hold.expiresAt} className="wg:max-[360px]:whitespace-normal!" />
          </KeyValue>
        ) : null}
        {hold.firstApproval === null ? null : (
          <KeyValue term={evidence.first}>
            <Act act={hold.firstApproval} />
          </KeyValue>
        )}
        {hold.decision === null ? null : (
          <KeyValue term={t.states[hold.state]}>
            <Act act={hold.decision} />
          </KeyValue>
        )}
      </KeyValueList>
      <TransferFacts transfer={withdrawal} />
      <EvidencePart title={type === 'Deposit' ? t.earlierDeposits : t.earlier}>
        {earlier.map(({ id, createdAt, amount, status, review }) => (
          <EvidenceLine key={id} time={createdAt}>
            <Figure>{exactText(amount, asset, locale)}</Figure>
            <TransferStatus status={status} review={review} />
          </EvidenceLine>
        ))}
      </EvidencePart>
      <EvidencePart title={t.balances}>
        {balances.map(({ id, time, change, balance }) => (
          <EvidenceLine key={id} time={time}>
            <Figure>{formatSigned(change, { maxDigits: 18, locale })}</Figure>
            <Figure>{exactText(balance, asset, locale)}</Figure>
          </EvidenceLine>
        ))}
      </EvidencePart>
      <LatestSignIns signIns={signIns} />
      {linked === null ? null : <LinkedAddresses base={base} links={[linked]} />}
    </>
  );
}

/** An officer's act: name, time and the reason or note. */
function Act({
  act: { officer, time, comment },
}: {
  act: NonNullable<HeldWithdrawalDetails['withdrawal']['hold']['decision']>;
}) {
  return (
    <>
      <bdi>{officer}</bdi>, <TimeText iso={time} />
      {comment === null ? null : (
        <bdi className="wg:block wg:match-parent wg:wrap-anywhere">{comment}</bdi>
      )}
    </>
  );
}
