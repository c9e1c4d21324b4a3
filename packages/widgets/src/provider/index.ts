/**
 * The component that a host mounts once around its widgets: links, currency, notices and storage.
 *
 * @example
 * ```tsx
 * import type { ExchangeClient } from '@agio/api-client';
 * import { ExchangeProvider } from '@agio/api-client/react';
 * import { WidgetsProvider } from '@agio/widgets/provider';
 * import type { ReactNode } from 'react';
 *
 * export const Host = ({ client, children }: { client: ExchangeClient; children: ReactNode }) => (
 *   <ExchangeProvider client={client}>
 *     <WidgetsProvider currency="CHF" links={{ market: (id) => `/trade/${id}` }}>
 *       {children}
 *     </WidgetsProvider>
 *   </ExchangeProvider>
 * );
 * ```
 *
 * @module
 */

export { trustOwnWorkers } from '../files/document-viewer/trusted-scripts.ts';
export { loadToasts, WidgetsProvider, type WidgetsProviderProps } from './widgets-provider.tsx';
