import { GuestDesk } from './guest-desk.tsx';
import { Guest } from '../guest.tsx';

export default function Page() {
  return (
    <Guest>
      <GuestDesk />
    </Guest>
  );
}
