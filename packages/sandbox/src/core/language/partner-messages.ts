/** Texts of the pages of partners: CorePass, which checks identities, and the companies that take payments. */
export const partners = {
  /** Foot of every page of a partner. */
  footer: 'Sandbox: play money, no real company.',
  backToExchange: 'Back to the exchange',
  /** Title and text of a page that is not for this browser, or no longer there. */
  notOpen: 'Not open here',
  notOpenText:
    'This page opens in one browser, from the exchange, until its time is over. The exchange shows what became of it.',
  refused: 'Request refused',
  refusedText: 'This form was sent from another site. Nothing was changed.',
  identity: {
    consent: {
      title: 'Share your data with Agio?',
      lead: 'Step 1 of 3. CorePass is the identity partner of Agio.',
      asks: 'Agio asks CorePass to confirm the identity of {{name}}.',
      receives:
        'If you agree, Agio receives: your full name, date of birth, nationality, residence, and the type, number and last day of your document. It does not receive its picture.',
      withdraw: 'You can withdraw your consent in your wallet at any time.',
      agree: 'I agree',
      refuse: 'I do not agree',
    },
    document: {
      title: 'Which document do you have at hand?',
      lead: 'Step 2 of 3. It must be valid for at least one more month.',
      light: 'Have good light, and take the document out of its cover.',
      passport: 'Passport',
      card: 'Identity card',
      /** Button to the page before. */
      back: 'Back',
    },
    capture: {
      title: 'Take a picture of the page with your photo',
      lead: 'Step 3 of 3. Hold it inside the frame until all four corners can be seen.',
      noCamera: 'The sandbox opens no camera: this is the picture that it would take.',
      /** Description of the picture for people who do not see it. */
      picture: 'Sample document inside the frame',
      use: 'Use this picture',
      another: 'Choose another document',
    },
    result: {
      title: 'Identity check',
      lead: 'In the sandbox, you decide the result yourself.',
      question: 'What does the document of {{name}} say?',
      /** Verb on a button: the check confirms the identity. */
      approve: 'Approve',
      decline: 'Decline: it cannot be read',
      nameDiffers: 'Approve, but the name differs',
      highRisk: 'Approve, but the risk is high',
      expire: 'Let the time run out',
    },
    /** Headings and texts when the check is over. */
    over: {
      Approved: 'Confirmed',
      ApprovedText: 'CorePass has confirmed your identity.',
      Declined: 'Not confirmed',
      DeclinedText: 'This check did not confirm your identity.',
      Refused: 'Not shared',
      RefusedText: 'You did not agree. CorePass has sent nothing.',
      Started: 'Time is over',
      StartedText: 'The time for this check ran out.',
    },
  },
  ramp: {
    /** Heading: the user pays a company for an asset. */
    payment: 'Payment',
    /** Heading: a company pays the user for an asset. */
    payout: 'Payout',
    lead: 'Your order with {{provider}}, reference {{reference}}.',
    /** `{{give}}` and `{{get}}` are amounts, such as “95.00 CHF”. */
    buys: 'You pay {{give}} and receive {{get}}.',
    sells: 'You sell {{get}} and receive {{give}}.',
    /** Verb on a button. */
    pay: 'Pay',
    /** Verb on a button. */
    confirm: 'Confirm',
    /** Button: ends the order. */
    cancel: 'Cancel',
    /** Button of the sandbox: plays the company that refuses the order. */
    refuse: 'Refuse, as {{provider}} may',
    seeOrder: 'See your order',
    over: {
      paid: 'Paid',
      paidText: 'You paid {{give}} for {{get}}. Nothing more is to be done here.',
      confirmed: 'Confirmed',
      confirmedText: 'You sold {{get}} for {{give}}. Nothing more is to be done here.',
      cancelled: 'Cancelled',
      cancelledText: 'You cancelled this order. Nothing was paid.',
      expired: 'Time is over',
      expiredText: 'The time for this order ran out. Nothing was paid.',
      failed: 'Refused',
      failedText: '{{provider}} refused this order. Nothing was paid.',
    },
  },
} as const;
