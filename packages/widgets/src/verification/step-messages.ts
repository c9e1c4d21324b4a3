// @where Widgets: steps of verification and their words
import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of each step. In their own file, which is fetched with the first step. */
export const stepMessages = defineMessages('verificationStep', {
  closed: {
    frozen: 'Your account is frozen',
    terminated: 'Your account is terminated',
    banned: 'Your account is banned',
  },
  name: {
    /** Name of the first step. */
    NoData: 'Start',
    EntityTypeDeclaration: terms.personOrCompany,
    KycRequest: terms.identityCheck,
    FormA: terms.formA,
    PrimaryUse: 'Main use',
    PrimarySource: terms.sourceOfFunds,
    EmploymentStatus: terms.employment,
    TotalValue: terms.totalWealth,
    Industry: terms.industry,
    SourceOfFunds: terms.proofOfFunds,
    Trading: terms.checkAndSend,
    PendingForReview: terms.inReview,
    /** State: this way is not open to the user. */
    Forbidden: 'Closed',
  },
  title: {
    NoData: terms.verifyYourIdentity,
    EntityTypeDeclaration: 'Who will own the assets in this account?',
    KycRequest: 'Confirm who you are',
    FormA: 'Declare who the assets belong to',
    PrimaryUse: 'What will you mainly use your account for?',
    PrimarySource: 'Where does most of your money come from?',
    EmploymentStatus: 'What is your employment?',
    TotalValue: 'What is the total value of your assets?',
    Industry: 'Which industry does most of your money come from?',
    SourceOfFunds: 'Prove where your funds come from',
    Trading: 'Check your answers and send them',
    PendingForReview: terms.waitingForReview,
    Forbidden: 'This account is closed',
  },
  text: {
    NoData: 'Three steps, about five minutes. Then you can deposit and trade.',
    EntityTypeDeclaration: 'Your answer decides what we ask next. Support can change it later.',
    KycRequest:
      'Our identity partner CorePass checks your passport or identity card, on its own page.',
    FormA: 'Read the declaration to its end, then sign it with your name and the date of today.',
    PrimaryUse: 'Choose what fits best. You can do everything else, too.',
    PrimarySource: 'Of the money that you bring to this account.',
    EmploymentStatus: 'As it is today. Tell us when it changes.',
    TotalValue:
      'Everything you own, in {{currency}}: accounts, securities, property less mortgages, crypto. A band is enough.',
    Industry: 'Of your work, or of the company that your money comes from.',
    SourceOfFunds:
      'Upload at least one document, for example a bank statement, a payslip or a tax assessment.',
    Trading: 'After you send them, your answers are locked until the decision.',
    PendingForReview: 'A compliance officer reads your request. There is nothing to do for now.',
    Forbidden:
      'You cannot verify yourself with it any more. Support knows why and tells you what is possible.',
  },
  why: {
    EntityTypeDeclaration:
      'The law asks exchanges to know whether a person or a company owns the assets.',
    KycRequest:
      'The law asks exchanges to know their customers. CorePass sends us what your document says, not its picture.',
    FormA: 'Banks and exchanges have to keep a signed declaration of who the assets belong to.',
    PrimaryUse:
      'So that what you do here matches what you told us, and nobody has to ask you about it.',
    PrimarySource: 'To prevent money laundering, we have to know where the money comes from.',
    EmploymentStatus:
      'It tells us what amounts to expect, so that an ordinary salary raises no question.',
    TotalValue: 'Limits of the highest tier have to fit to what you own.',
    Industry: 'Some industries have rules of their own. None of them excludes you.',
    SourceOfFunds: 'For large amounts a document has to show where they come from.',
  },
  EntityTypeDeclaration: {
    NaturalPerson: terms.naturalPerson,
    LegalEntity: terms.legalEntity,
  },
  hint: {
    NaturalPerson: terms.naturalPersonHint,
    LegalEntity: terms.legalEntityHint,
    Investing: 'Buy and hold',
    TradingOnThisExchange: 'Buy and sell often',
    Occupation: 'Salary, fees',
    Investments: 'Dividends, interest, gains',
    CreditLoan: 'Money that you have borrowed',
  },
  PrimaryUse: {
    /** Answer: what the account is used for. */
    Investing: 'Investing',
    TradingOnThisExchange: 'Trading on this exchange',
    TradingOnOtherExchanges: 'Trading on other exchanges',
    OnlinePurchases: 'Online purchases',
    PaymentToFriends: 'Payments to friends',
    OnlinePayments: 'Online payments',
    /** Answer: what the account is used for. */
    Business: 'Business',
  },
  PrimarySource: {
    /** Answer: where the money comes from. */
    Occupation: 'Occupation',
    /** Answer: where the money comes from. */
    Investments: 'Investments',
    Savings: 'Savings',
    Inheritance: 'Inheritance',
    CreditLoan: 'Credit or loan',
    FamilyOrOthers: 'Family or others',
    CryptocurrencyMining: 'Cryptocurrency mining',
  },
  EmploymentStatus: {
    Employed: 'Employed',
    Unemployed: 'Unemployed',
    Retired: 'Retired',
    Student: 'Student',
    SelfEmployed: 'Self-employed',
  },
  Industry: {
    Agriculture: 'Agriculture',
    ArtsAndMedia: 'Arts and media',
    CasinosAndGaming: 'Casinos and gaming',
    Cryptocurrency: terms.cryptocurrency,
    Defense: 'Defence',
    Education: 'Education',
    EnergyOilAndGas: 'Energy: oil and gas',
    EnergyOther: 'Energy: other',
    Other: terms.other,
  },
  band: {
    under: 'Under {{to}}',
    between: '{{from}} to {{to}}',
    over: 'Over {{from}}',
  },
  answered: {
    KycRequest: terms.confirmedByCorepass,
    FormA: terms.signed,
    FormAOn: terms.signedBy,
    SourceOfFunds_one: '{{count}} document',
    SourceOfFunds_other: '{{count}} documents',
  },
  start: {
    need: terms.haveReady,
    document: 'A valid passport or identity card',
    phone: 'A phone or a computer with a camera',
    minutes: 'Five minutes. You can stop at any time and go on later, on any device.',
    company:
      'For a company: an extract of the commercial register, and who owns 25 % or more of it',
    /** Verb on a button. */
    begin: 'Begin',
  },
  documents: {
    open: terms.uploadDocuments,
    sent_one: '{{count}} document is part of this application.',
    sent_other: '{{count}} documents are part of this application.',
  },
  send: {
    label: 'Your answers',
    change: terms.change,
    changeOf: 'Change: {{question}}',
    /** Verb on a button: goes to the answer. */
    see: 'See',
    seeOf: 'See: {{question}}',
    submit: terms.sendForReview,
    failed:
      'It is not known whether your application was sent. Check again before you send it another time.',
    look: terms.checkAgain,
    done: 'There is nothing to send',
    doneText: 'All that your tier asks for is answered.',
    keep: 'You keep your tier and its limits until the decision. You can still trade and send.',
    review: {
      NameDiscrepancyToTier1:
        'The name in your document differs from the name of your account. An officer compares them; usually this takes one working day.',
      HighRiskToTier2:
        'CorePass found that more has to be known before you trade. An officer reads your answers; usually this takes one working day.',
      Tier1ToTier2: 'Most requests for Tier 2 are decided within one working day.',
      Tier1ToTier3: terms.tier3Time,
      Tier2ToTier3: terms.tier3Time,
    },
  },
  pending: {
    since: 'Sent {{time}}. Your answers are locked until the decision.',
    notify: 'You are told here as soon as it is decided. You can leave this page.',
    request: terms.seeTheRequest,
    overview: 'Back to the tiers',
  },
  forbidden: { support: terms.contactSupport },
});
