import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the announcements as staff write them. */
export const announcementMessages = defineMessages('officeAnnouncements', {
  title: terms.announcements,
  list: terms.announcements,
  one: terms.announcement,
  loading: terms.loading,
  error: terms.announcementsNotLoaded,
  stale: terms.listNotRefreshed,
  empty: terms.noAnnouncements,
  emptyText: terms.newsAppearsHere,
  search: terms.search,
  add: 'New announcement',
  state: terms.state,
  states: {
    /** An announcement that customers will see later. */
    Scheduled: 'Scheduled',
    /** An announcement that customers see now. */
    Live: 'Shown now',
    Over: 'Over',
    /** An announcement that staff took back. */
    Withdrawn: 'Withdrawn',
    Unknown: terms.unknown,
  },
  type: terms.type,
  /** Places in which customers see an announcement. */
  types: {
    /** A strip over every page. */
    Banner: 'Banner',
    /** It opens by itself over the page. */
    Modal: 'Dialog',
    /** A list of news on the home page. */
    Board: 'Board',
    Unknown: terms.unknown,
  },
  /** Label of a field; `{{language}}` is the name of a language in itself. */
  textIn: 'Text: {{language}}',
  /** Choice of the languages in which it is also written, besides English. */
  languages: 'Other languages',
  none: terms.dash,
  link: 'Link for details',
  /** `{{example}}` is an address, such as /markets. */
  linkHint: 'An https address, or one of this app, such as {{example}}',
  from: 'Shown from',
  until: 'Shown until',
  /** Heading: the customers who see it. */
  audience: 'Audience',
  everyone: 'All customers',
  tiers: terms.tier,
  countries: terms.countryOfResidence,
  /** Versions of the app under different names. */
  brands: 'Brands',
  /** Verb: makes an announcement visible to customers. */
  publish: 'Publish',
  publishSure: 'Publish this announcement?',
  effect: terms.effectIsRecorded,
  change: terms.change,
  clear: terms.clearAll,
  back: terms.goBack,
  /** Button: takes an announcement back, so that no customer sees it any more. */
  withdraw: 'Withdraw now',
  withdrawSure: 'Withdraw this announcement?',
  preview: 'Preview',
  history: terms.history,
  fault: {
    missing: 'Enter a text.',
    link: 'Enter an address that begins with https:// or /.',
    time: 'Enter a date and a time.',
    end: 'The end must be after the start and in the future.',
  },
});
