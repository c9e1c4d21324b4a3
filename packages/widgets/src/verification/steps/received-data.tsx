import { isApiError } from '@agio/api-client';
import { useFormA } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { ReceivedUserDataModal } from '@agio/ui/received-user-data';
import { useHost, WidgetLink } from '../../host/index.ts';
import { formMessages } from '../form-messages.ts';
import { useVerification } from '../use-verification.ts';

/**
 * Shows the data of the reader that the identity partner sent, as far as the exchange tells it: form A is about the
 * same data.
 */
export function ReceivedData({
  onConfirm,
  popup: { open, onOpenChange },
}: {
  /** Leads on. */
  onConfirm: () => void;
  popup: LazyPopupState;
}) {
  const { identity: t } = useMessages(formMessages);
  const { links } = useHost();
  const { user } = useVerification();
  const { data: declared, error } = useFormA();
  const identity = declared?.identity;
  const documentWords: Readonly<Record<string, string>> = t.documents;
  const isKnown = declared !== undefined && user !== undefined;
  return (
    <ReceivedUserDataModal
      {...{ open, onOpenChange, onConfirm }}
      data={
        isKnown
          ? {
              fullName: declared.fullName,
              dateOfBirth: declared.dateOfBirth ?? undefined,
              nationality: identity?.nationality,
              residence: declared.residence ?? undefined,
              documentType: identity ? documentWords[identity.documentType] : undefined,
              documentNumber: identity?.documentNumber,
              documentExpirationDate:
                identity?.validUntil ?? user.documentExpirationDate ?? undefined,
            }
          : undefined
      }
      receivedAt={identity?.receivedAt}
      error={isKnown || !isApiError(error) ? undefined : t.notReceived}
      reportLink={
        links.support === undefined
          ? undefined
          : (label) => <WidgetLink href={links.support}>{label}</WidgetLink>
      }
      labels={{ waiting: t.receiving }}
    />
  );
}
