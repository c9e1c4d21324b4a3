/**
 * Runs `work` at once, and after further calls meanwhile once more after `ms`: a burst of events becomes two runs, and
 * the last event is never lost.
 */
export function coalesce(work: () => void, ms: number): { ask: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAgain = false;
  const run = () => {
    askedAgain = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (askedAgain) run();
    }, ms);
    work();
  };
  return {
    ask: () => {
      if (timer === undefined) run();
      else askedAgain = true;
    },
    cancel: () => clearTimeout(timer),
  };
}
