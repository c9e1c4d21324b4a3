import { ApiError, costMethods, type CostMethod } from '@agio/api-client';
import { useChangeCostMethod } from '@agio/api-client/react';
import { ChoiceMenu } from '@agio/ui/choice-menu';
import { useMessages } from '@agio/ui/language';
import { useHost } from '../../host/index.ts';
import { useFailureWords } from '../../states/index.ts';
import { messages } from '../messages.ts';

/**
 * Method by which gains are counted. The choice is the account's: it holds on every device, and for every figure of
 * gains. Until it is known there is only its place.
 */
export function CostMethodMenu({ method }: { method: CostMethod | 'Unknown' | undefined }) {
  const { cost: t } = useMessages(messages);
  const { notices, hasGlobalToast } = useHost();
  const failureWords = useFailureWords();
  const { changeCostMethod, isPending } = useChangeCostMethod();
  return (
    <ChoiceMenu
      label={t.method}
      value={method ?? costMethods[0]}
      disabled={isPending}
      choices={costMethods.map((value) => ({ value, label: t[value] }))}
      onChange={(chosen) => {
        const value = costMethods.find((each) => each === chosen);
        if (!value) return;
        changeCostMethod(value).catch((error: unknown) => {
          if (hasGlobalToast(error)) return;
          const description = error instanceof ApiError ? failureWords(error) : undefined;
          notices.error({ id: 'cost-method', title: t.failed, description });
        });
      }}
      className={method === undefined ? 'wg:invisible' : 'wg:text-fg-muted'}
    />
  );
}
