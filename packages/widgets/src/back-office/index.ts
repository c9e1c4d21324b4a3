/**
 * All areas of the staff behind one navigation; the address of the page says which one is shown.
 *
 * @example
 * ```tsx
 * import { BackOffice } from '@agio/widgets/back-office';
 * import { useState } from 'react';
 *
 * export function Admin() {
 *   const [query, setQuery] = useState('');
 *   return (
 *     <BackOffice
 *       base="/admin"
 *       area="users"
 *       query={query}
 *       onQueryChange={setQuery}
 *       onGo={(address) => location.assign(address)}
 *     />
 *   );
 * }
 * ```
 *
 * @module
 */

export { BackOffice, type BackOfficeProps, useAreaName } from './back-office.tsx';
export { type OfficeArea, officeAreas } from './frame/model/areas.ts';
export { type ProfileTab, profileTabs } from './users/model/profile-view.ts';
