import type { CallName } from '../../cache/keys.ts';
import { useDownload, type Download } from '../../cache/use-download.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../../cache/use-paged-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const orders: readonly CallName[] = ['backOfficeTrading.orders', 'backOfficeUsers.orders'];
const markets: readonly CallName[] = ['marketData.instruments'];
const assets: readonly CallName[] = ['marketData.assets', 'wallet.networks'];

/** Orders of every user, newest first, a page at a time; with null nothing is requested. */
export function useStaffOrders(
  input?: PagedInput<'backOfficeTrading.orders'> | null,
): PagedQuery<'backOfficeTrading.orders'> {
  return usePagedRead('backOfficeTrading.orders', input);
}

/** Transfers of every user, newest first, a page at a time; with null nothing is requested. */
export function useStaffTransfers(
  input?: PagedInput<'backOfficeTrading.transfers'> | null,
): PagedQuery<'backOfficeTrading.transfers'> {
  return usePagedRead('backOfficeTrading.transfers', input);
}

/** Orders as a file. */
export function useOrdersCsv(): Download<'backOfficeTrading.ordersCsv'> {
  return useDownload('backOfficeTrading.ordersCsv');
}

/** Transfers as a file. */
export function useTransfersCsv(): Download<'backOfficeTrading.transfersCsv'> {
  return useDownload('backOfficeTrading.transfersCsv');
}

/** Cancels a user's order. */
export function useCancelUserOrder(): Write<'cancelUserOrder', 'backOfficeTrading.cancelOrder'> {
  return useWrite('cancelUserOrder', 'backOfficeTrading.cancelOrder', orders);
}

/** Changes the status, rules or fees of a market. */
export function useUpdateMarket(): Write<'updateMarket', 'backOfficeTrading.updateMarket'> {
  return useWrite('updateMarket', 'backOfficeTrading.updateMarket', markets);
}

/** Changes the name or the shown precision of an asset, or opens and closes its transfers. */
export function useUpdateAsset(): Write<'updateAsset', 'backOfficeTrading.updateAsset'> {
  return useWrite('updateAsset', 'backOfficeTrading.updateAsset', assets);
}
