import { SendReceiveDialog, type TransferChoice, type TransferTab } from '@agio/widgets/transfers';
import type { DialogProps } from './dialog.ts';
import { useDialogs } from './use-dialogs.ts';

/** Send and receive, with what a link names; what is chosen stands in the address. */
export function SendReceive({
  args,
  ...dialog
}: DialogProps<TransferChoice & { tab?: TransferTab | undefined }>) {
  const { open } = useDialogs();
  return (
    <SendReceiveDialog
      {...dialog}
      {...args}
      tab={args.tab ?? 'receive'}
      onChoose={(choice) => open('sendReceive', choice, 'inPlace')}
    />
  );
}
