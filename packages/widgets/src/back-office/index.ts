export { BackOffice, type BackOfficeProps } from './back-office.tsx';
export { type OfficeArea, officeAreas } from './model/areas.ts';
export { useAreaName } from './use-area-name.ts';
