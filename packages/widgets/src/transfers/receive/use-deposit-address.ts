import type { DepositAddress } from '@agio/api-client/contract';
import { useDeposit } from '@agio/api-client/react';
import { useEffect, useState } from 'react';
import type { TransferChoice } from '../model/choice.ts';

/** The reader's address on a network, made by the exchange on first use. Without a network nothing is asked for. */
export function useDepositAddress({ asset, network }: TransferChoice) {
  const { deposit, isPending, error } = useDeposit();
  const [address, setAddress] = useState<DepositAddress>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (asset === undefined || network === undefined) return;
    let isWanted = true;
    deposit({ asset, network }).then(
      (answer) => isWanted && setAddress(answer),
      () => undefined, // `error` has it.
    );
    return () => {
      isWanted = false;
    };
  }, [deposit, asset, network, tries]);
  const isOfChoice = address?.asset === asset && address?.network === network;
  return {
    address: isOfChoice ? address : undefined,
    error: isOfChoice || isPending ? undefined : error,
    retry: () => setTries(tries + 1),
  };
}
