/** The columns of the list's heads and rows: on phones without the volume. */
export const pairColumns =
  'ui:grid ui:grid-cols-[minmax(0,1fr)_6rem_4.75rem_6.75rem] ui:items-center ui:gap-x-2 ui:max-sm:grid-cols-[minmax(0,1fr)_5rem_4.25rem] ui:max-sm:gap-x-1.5';
