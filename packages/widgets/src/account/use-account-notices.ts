import { useAddressNotices } from './use-address-notices.ts';
import { useRampNotices } from './use-ramp-notices.ts';
import { useRequestNotices } from './use-request-notices.ts';
import { useTransferNotices } from './use-transfer-notices.ts';

/**
 * Shows notices about the reader's account on every page: deposits and withdrawals, purchases and sales with fiat,
 * addresses, and decisions on their request.
 * @param onOpenRequest opens the request
 */
export function useAccountNotices(onOpenRequest?: () => void): void {
  useTransferNotices();
  useRampNotices();
  useAddressNotices();
  useRequestNotices(onOpenRequest);
}
