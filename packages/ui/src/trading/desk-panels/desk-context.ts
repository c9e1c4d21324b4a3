import { createContext, use } from 'react';

/** Sizes of panels by id, each in the unit of the panel's default: px, or percent of the group. */
export type DeskLayout = Readonly<Record<string, number>>;

interface DeskGroupState {
  domId: (panel: string) => string;
  orientation: 'horizontal' | 'vertical';
  sizes: DeskLayout;
  /** Undefined for the default of the panel. */
  setSize: (panel: string, size: number | undefined) => void;
}

export const GroupContext = createContext<DeskGroupState>({
  domId: (panel) => panel,
  orientation: 'horizontal',
  sizes: {},
  setSize: () => undefined,
});

/** The group around, for its panels and separators. */
export const useDeskGroup = (): DeskGroupState => use(GroupContext);
