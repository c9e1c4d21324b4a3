import { RequestStatus as Status } from '@agio/widgets/account';
import { useDialogs } from '../dialogs/use-dialogs.ts';

/** State of a request. If the header has no room for words, it shows the icon, and screen readers read the words. */
export function RequestStatus() {
  const dialogs = useDialogs();
  return (
    <Status
      className="me-1 justify-center max-xl:px-2 xl:me-2 touch:min-w-11 max-xl:[&>span]:sr-only"
      onPointerEnter={() => dialogs.preload('request')}
      onClick={() => dialogs.open('request')}
    />
  );
}
