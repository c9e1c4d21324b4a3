import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Words of what is held of a market. */
export const positionMessages = defineMessages('orderEntry', {
  position: {
    /** Noun, in trading: the amount that is held of a market's asset. */
    name: 'Position',
    entry: terms.averageEntry,
    unrealised: terms.unrealised,
    realised: terms.realised,
  },
});
