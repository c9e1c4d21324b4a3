// @where Sandbox: declarations that are signed (form A): text and version
/** Texts that a customer declares and signs. */
export const declarations = {
  formA: {
    title: 'Declaration of the identity of the beneficial owner (Form A).',
    /** `{{signer}}` is the name of a person. */
    person:
      'I, {{signer}}, declare that I am the beneficial owner of the assets deposited in this account. They belong to me alone, and I hold them on nobody else’s behalf.',
    /** `{{number}}` is a number of the commercial register; `{{owners}}` is a list of `owner`. */
    entity:
      'I, {{signer}}, sign for {{entity}} ({{number}}), {{address}}, {{country}}, and declare that its beneficial owners are: {{owners}}.',
    /** A person and their share of a company in percent. */
    owner: '{{name}} ({{share}} %)',
    taxes:
      'I pay the taxes that are due on the assets and on what they earn where I am resident for tax purposes.',
    crime: 'None of the assets comes from a crime, and none is meant to finance one.',
    changes:
      'I will inform the exchange of every change to this declaration without being asked, at the latest 30 days after it.',
    kept: 'The exchange keeps this declaration for ten years after the account is closed, and shows it to the authorities that have the right to see it.',
    offence:
      'Giving false information deliberately is an offence (document forgery), which is punished with imprisonment or a fine.',
    /** Last sentence of every translation, and of no English text. */
    original: 'This is a translation of the English declaration. The English text prevails.',
  },
  /** Line of a form that is printed and signed by hand. */
  ownership: 'I own the address {{address}}. Date and signature:',
} as const;
