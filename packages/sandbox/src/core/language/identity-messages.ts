/** Texts of the identity provider's pages. */
export const identity = {
  /** Foot of every page of the identity provider. “agio” is the password. */
  footer: 'Sandbox: play money, no real accounts. Every password is {{password}}.',
  /** Link on pages that say that something went wrong. */
  backToExchange: 'Back to the exchange',
  signIn: {
    /** Heading of the page. */
    title: 'Sign in',
    /** Title of the browser's tab after a refusal. */
    titleRefused: 'Not signed in',
    lead: 'Choose a demo account, or sign in with user name and password.',
    /** Above the form, in place of `lead`: who opened the page is a script or a command, not the website. */
    leadOfProgram:
      'A program on this computer asks to use your account. Sign in only if you started it yourself.',
    accounts: 'Demo accounts',
    /** Button; `{{email}}` is an e-mail address. */
    continueAs: 'Continue as {{email}}',
    otherAccount: 'Another account',
    userName: 'User name',
    password: 'Password',
    /** Verb on a button. */
    submit: 'Sign in',
    /** Button that leaves the page without signing in. */
    cancel: 'Cancel and go back',
  },
  refusals: {
    tooManyWrong_one: 'Too many wrong passwords. Try again in {{count}} minute.',
    tooManyWrong_other: 'Too many wrong passwords. Try again in {{count}} minutes.',
    userNameMissing: 'Enter your user name, for example {{example}}.',
    noMatch: 'User name and password do not match. Check both and try again.',
  },
  /** Page at which an invited colleague chooses a password. */
  invitation: {
    title: 'Set up your account',
    /** `{{email}}` is an e-mail address. */
    lead: 'Choose a password for {{email}}.',
    submit: 'Set up the account',
    /** `{{length}}` is a number, such as 12. */
    short: 'Enter at least {{length}} characters.',
    over: 'This invitation cannot be used',
    overText: 'It has expired, was used, or waits for a second administrator.',
  },
  signOut: {
    /** Title of the browser's tab. */
    title: 'Sign out',
    /** Heading while the browser goes on by itself. */
    underWay: 'Signing out …',
    /** Heading; `{{brand}}` is the name of the exchange. */
    question: 'Sign out of {{brand}}?',
    /** Verb on a button. */
    submit: 'Sign out',
    stay: 'Stay signed in',
    done: 'You are signed out',
    doneText: 'You can close this page, or go back to the exchange.',
  },
  errors: {
    fromElsewhere: 'This request was refused',
    fromElsewhereText:
      'The form was sent from another site. Go back to the exchange and start again.',
    unavailable: 'Sign-in is not available at the moment',
    unavailableText: 'Nothing is lost. Go back in a few seconds and try again.',
    expired: 'This sign-in has expired',
    expiredText:
      'It is already finished, or was left open for more than an hour. Go back to the exchange and start again.',
    cannotContinue: 'This sign-in cannot continue',
    cannotContinueText: 'Go back to the exchange and start again.',
  },
} as const;

/** Headings of the demo accounts on the sign-in page. */
export const accountGroups = {
  /** Accounts that trade. */
  Trading: 'Trading',
  /** Accounts whose verification is under way; a tier is a level of verification. */
  OnTheWay: 'On the way to a tier',
  /** Accounts that may do less, or nothing. */
  Limited: 'Limited and closed',
  /** Accounts of employees. */
  Staff: 'Staff',
} as const;

/** Descriptions of the demo accounts on the sign-in page, a sentence each. */
export const accountDescriptions = {
  trader: 'Verified, Tier 2, with funds in every asset.',
  tier1: 'Verified, Tier 1, with small limits.',
  tier3: 'Tier 3: the request was approved a week ago.',
  entity: 'A company, Tier 1.',
  newcomer: 'Has just signed up. Nothing is verified yet.',
  pending: 'Tier 1. Has asked for Tier 2; the account is held until the review is complete.',
  upgrading: 'Tier 1. Has asked for Tier 2, and trades on until the decision.',
  'more-data': 'Tier 2. Compliance asks for more documents for Tier 3.',
  open: 'Tier 1. A request is open: the name differs between two documents.',
  denied: 'Tier 1. The request for Tier 2 was rejected and is not read yet.',
  cancelled: 'Tier 2. The request for Tier 3 was cancelled.',
  expiring: 'Tier 2. The identity document expires in a week.',
  expired: 'Tier 2. The identity document has expired.',
  limited: 'The account is limited: it trades, and sends nothing.',
  frozen: 'The account is frozen.',
  banned: 'The account is banned: it signs in and reads so, and nothing else opens.',
  terminated: 'The account is terminated: it signs in and reads so, and nothing else opens.',
  officer: 'Compliance officer.',
  viewer: 'Can view orders and transfers, but change nothing.',
  support: 'Support.',
  admin: 'Administrator.',
  'second-admin': 'Administrator, the second of two.',
} as const;
