import { OrderEntry } from '@agio/widgets/order-entry';
import { Guest } from '../guest.tsx';

export default function Page() {
  return (
    <Guest>
      <OrderEntry market="XCB-CTN" />
    </Guest>
  );
}
