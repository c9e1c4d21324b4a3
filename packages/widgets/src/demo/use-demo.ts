import { type DemoAct, errorToast } from '@agio/api-client';
import { useDemoAct } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useHost } from '../host/index.ts';
import { messages } from './messages.ts';

/** Acts as an officer would; shows a refusal in the exchange's own words. */
export function useDemo() {
  const t = useMessages(messages);
  const { notices, hasGlobalToast } = useHost();
  const { demoAct, isPending } = useDemoAct();
  const act = async (wanted: DemoAct): Promise<boolean> => {
    try {
      await demoAct({ act: wanted });
      return true;
    } catch (error) {
      if (!hasGlobalToast(error))
        notices.error({ id: 'demo', title: errorToast(error)?.messages.join(' ') || t.failed });
      return false;
    }
  };
  return { act, isPending };
}

export type Demo = ReturnType<typeof useDemo>;
