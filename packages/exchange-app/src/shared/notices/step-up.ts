import type { ApiError } from '@agio/api-client';
import { useStore } from '@agio/api-client/react';
import { ValueStore } from '@agio/api-client/store';

/** A call that was refused until the user signs in again; one at a time is asked about. */
const refused = new ValueStore<ApiError | undefined>(undefined);

export const askForStepUp = (error: ApiError | undefined): void => refused.set(error);

export const useStepUp = (): ApiError | undefined => useStore(refused);
