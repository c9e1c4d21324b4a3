import { RequestStatus as Status } from '@agio/widgets/account';
import { useDialogs } from '../dialogs/use-dialogs.ts';

/** Where the header has no room for words there is the icon, and the words for who hears them. */
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
