// @where Back office: new sign-in before a sensitive change (step-up)
import { useExchange } from '@agio/api-client/react';
import { useEffect, useState } from 'react';

/** Seconds that a confirmation takes: a sign-in that is of lately for less is renewed before it. */
const confirmSeconds = 60;

/**
 * Returns whether the exchange wants a new sign-in before it takes a change that is prepared in an open dialog (S21). It
 * becomes true while the dialog is open, too. As long as the exchange has not said it, it is false: then the change is
 * refused, and the sign-in is asked for afterwards.
 */
export function useSignInFirst(isOpen: boolean): boolean {
  const { account } = useExchange();
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    account.currentSignIn().then(
      ({ freshForSeconds }) => {
        if (isClosed || freshForSeconds === undefined || freshForSeconds === null) return;
        const seconds = Math.max(0, freshForSeconds - confirmSeconds);
        timer = setTimeout(() => setFirst(true), seconds * 1000);
      },
      () => undefined,
    );
    return () => {
      isClosed = true;
      clearTimeout(timer);
      setFirst(false);
    };
  }, [isOpen, account]);
  return isFirst;
}
