/** Permission to show notifications of the system. */
export type SystemPermission = 'granted' | 'denied' | 'default' | 'unsupported';

export const systemPermission = (): SystemPermission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

/** Asks the reader, where they have not answered yet. Only after a press of theirs: browsers refuse it otherwise. */
export async function askSystemPermission(): Promise<SystemPermission> {
  if (systemPermission() !== 'default') return systemPermission();
  try {
    return await Notification.requestPermission();
  } catch {
    return systemPermission();
  }
}

/** Shows it once, whichever tabs ask for it: the system knows it by its id. */
export function showOnSystem(id: string, title: string, body: string | undefined): void {
  if (systemPermission() !== 'granted') return;
  try {
    new Notification(title, { tag: `agio-${id}`, ...(body && { body }) });
  } catch {
    // Some phones show notifications of installed apps alone: the page has shown it.
  }
}
