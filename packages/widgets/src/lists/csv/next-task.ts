/**
 * Ends the task: keys, clicks and frames that wait for the main thread come first. A message and no timer, which a page in
 * the background gets once a second.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
