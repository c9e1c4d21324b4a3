import { createContext, use } from 'react';

/** Sizes of panels by their ids, each in the unit of the panel's own default: px, or percent of the group. */
export type DeskLayout = Readonly<Record<string, number>>;

interface DeskGroupState {
  domId: (panel: string) => string;
  orientation: 'horizontal' | 'vertical';
  sizes: DeskLayout;
  /** Undefined: the panel's own default. */
  setSize: (panel: string, size: number | undefined) => void;
}

export const GroupContext = createContext<DeskGroupState>({
  domId: (panel) => panel,
  orientation: 'horizontal',
  sizes: {},
  setSize: () => undefined,
});

/** The group around, for its panels and lines. */
export const useDeskGroup = (): DeskGroupState => use(GroupContext);
