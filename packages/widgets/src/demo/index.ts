/**
 * Decisions on the reader's own requests, for a demonstration without staff.
 *
 * @example
 * ```tsx
 * import { DemoPanel } from '@agio/widgets/demo';
 * import { useState } from 'react';
 *
 * export function Demo() {
 *   const [open, setOpen] = useState(false);
 *   return (
 *     <>
 *       <button type="button" onClick={() => setOpen(true)}>Demonstration</button>
 *       <DemoPanel open={open} onOpenChange={setOpen} />
 *     </>
 *   );
 * }
 * ```
 *
 * @module
 */

export { DemoPanel, type DemoPanelProps } from './demo-panel.tsx';
