export { BackOffice, type BackOfficeProps } from './back-office.tsx';
export { type OfficeArea, officeAreas } from './model/areas.ts';
export { type ProfileTab, profileTabs } from './model/profile-view.ts';
export { useAreaName } from './use-area-name.ts';
