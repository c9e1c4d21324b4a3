import { type ComponentProps, createContext, use, useId, useState } from 'react';
import { directionAt } from './direction.ts';

/* Unstyled tabs: roles, names and keys as in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */

const TabContext = createContext({
  id: '',
  value: '',
  select: (_value: string): void => undefined,
});

export interface TabSetProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The open tab; without it the component keeps the state itself, from `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

export function TabSet({ value, defaultValue = '', onValueChange, ...rest }: TabSetProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const select = (next: string) => {
    if (next === shown) return;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <TabContext value={{ id, value: shown, select }}>
      <div {...rest} />
    </TabContext>
  );
}

/** The row of tabs. Arrow keys wrap and open the tab that they reach; Home and End go to the ends. */
export function TabRow({ onKeyDown, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      tabIndex={-1}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const tabs = [
          ...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)'),
        ];
        const at = tabs.findIndex((tab) => tab === event.target);
        if (at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const right = directionAt(event.currentTarget) === 'rtl' ? -1 : 1;
        const to = { ArrowRight: at + right, ArrowLeft: at - right, Home: 0, End: -1 }[event.key];
        const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
        if (!tab) return;
        event.preventDefault();
        tab.focus();
        tab.click();
      }}
      {...rest}
    />
  );
}

export interface TabProps extends ComponentProps<'button'> {
  value: string;
}

export function Tab({ value, onClick, ...rest }: TabProps) {
  const { id, value: shown, select } = use(TabContext);
  const isShown = value === shown;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isShown}
      aria-controls={isShown ? `${id}-panel-${value}` : undefined}
      data-state={isShown ? 'active' : 'inactive'}
      tabIndex={isShown ? 0 : -1}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) select(value);
      }}
      {...rest}
    />
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The value of its tab. */
  value: string;
}

/** The panel of a tab, rendered only while the tab is open. */
export function TabPanel({ value, ...rest }: TabPanelProps) {
  const { id, value: shown } = use(TabContext);
  return value === shown ? (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      data-state="active"
      tabIndex={0}
      {...rest}
    />
  ) : null;
}
