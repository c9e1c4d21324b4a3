import { DemoPanel as Panel } from '@agio/widgets/demo';
import { useEffect } from 'react';
import { useConfig } from '../../config/use-config.ts';
import type { DialogProps } from './dialog.ts';

/** Closes itself where the deployment is no demonstration, even if its address was typed. */
export function DemoPanel({ open, onOpenChange }: DialogProps) {
  const { demo } = useConfig();
  useEffect(() => {
    if (open && !demo) onOpenChange(false);
  }, [open, demo, onOpenChange]);
  return demo ? <Panel {...{ open, onOpenChange }} /> : null;
}
