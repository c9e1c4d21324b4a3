export { BackOffice, type BackOfficeProps, useAreaName } from './back-office.tsx';
export { type OfficeArea, officeAreas } from './frame/model/areas.ts';
export { type ProfileTab, profileTabs } from './users/model/profile-view.ts';
