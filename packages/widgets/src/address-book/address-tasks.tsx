import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useLatch } from '../states/index.ts';
import { AddressDetails } from './address-details.tsx';
import { AddressDialog } from './address-dialog.tsx';
import type { AddressTask } from './model/address-view.ts';
import type { AddressBookData } from './use-address-data.ts';

const ImportDialog = lazyPart(() => import('./import/import-dialog.tsx'), 'ImportDialog');

/** Dialogs over the list, one at a time. */
export function AddressTasks({
  task,
  data,
  onTask,
}: {
  task: AddressTask | undefined;
  data: AddressBookData;
  onTask: (task: AddressTask | undefined) => void;
}) {
  const isImporting = task?.kind === 'import';
  const hasImport = useLatch(isImporting);
  return (
    <>
      <AddressDialog
        task={task?.kind === 'add' || task?.kind === 'proof' ? task : undefined}
        data={data}
        onTask={onTask}
      />
      <AddressDetails
        id={task?.kind === 'entry' ? task.id : undefined}
        data={data}
        onTask={onTask}
      />
      {hasImport ? (
        <Suspense>
          <ImportDialog open={isImporting} data={data} onClose={() => onTask(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
