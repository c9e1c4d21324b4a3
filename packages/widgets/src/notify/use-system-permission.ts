import { useState } from 'react';
import { askSystemPermission, systemPermission } from './system-notification.ts';

/** Whether the browser lets this page use notifications of the system, and a function that asks, after a press. */
export function useSystemPermission() {
  const [permission, setPermission] = useState(systemPermission);
  const ask = async (): Promise<boolean> => {
    const answer = await askSystemPermission();
    setPermission(answer);
    return answer === 'granted';
  };
  return { permission, ask };
}
