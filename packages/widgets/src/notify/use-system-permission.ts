import { useState } from 'react';
import { askSystemPermission, systemPermission } from './system-notification.ts';

/** Returns the browser's permission for system notifications, and a function that requests it after a press. */
export function useSystemPermission() {
  const [permission, setPermission] = useState(systemPermission);
  const ask = async (): Promise<boolean> => {
    const answer = await askSystemPermission();
    setPermission(answer);
    return answer === 'granted';
  };
  return { permission, ask };
}
