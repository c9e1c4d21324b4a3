import { Markets } from '@agio/widgets/markets';
import { Guest } from '../guest.tsx';

export default function Page() {
  return (
    <Guest>
      <Markets />
    </Guest>
  );
}
