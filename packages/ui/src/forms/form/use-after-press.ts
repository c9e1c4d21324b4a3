import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds after a press has ended within which its click comes. */
const clickDelay = 350;

/**
 * Returns a function that does something once nothing is pressed: at once, or after the click of the press that goes on.
 * What grows or shrinks between press and release moves the button from under the pointer, and the press ends on nothing.
 */
export function useAfterPress(): (work: () => void) => void {
  const press = useRef({ isOn: false, waiting: [] as (() => void)[] });
  useEffect(() => {
    const state = press.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      state.isOn = false;
      for (const work of state.waiting.splice(0)) work();
    };
    const endIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    };
    const down = () => {
      clearTimeout(timer);
      state.isOn = true;
    };
    const up = () => endIn(clickDelay);
    const click = () => endIn(0);
    const listeners = [
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', end],
      ['click', click],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
    return () => {
      clearTimeout(timer);
      state.isOn = false;
      state.waiting = [];
      for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
    };
  }, []);
  return useCallback((work) => {
    if (press.current.isOn) press.current.waiting.push(work);
    else work();
  }, []);
}
