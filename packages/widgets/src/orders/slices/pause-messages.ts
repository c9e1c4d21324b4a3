// @where Trading: toast of a TWAP that is paused or goes on
import { defineMessages } from '@agio/ui/language';

/** Texts of the button that pauses an order that trades in slices. They come with it. */
export const pauseMessages = defineMessages('orders', {
  slices: {
    /** A button's own name: of many that look alike, which order it pauses. */
    pause: 'Pause: {{order}}',
    /** A button's own name: lets a paused order go on. */
    resume: 'Resume: {{order}}',
    paused: 'Order paused',
    resumed: 'Order resumed',
    failed: 'The order stays as it was',
  },
});
