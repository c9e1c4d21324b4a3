// @where Client: answers that the questions of verification offer, such as sources of funds
/** Answers of the questions of a verification, apart from the other enumerations: a first view asks none. */

export const totalValueBands = [
  'Under1000',
  'From1000To10000',
  'From10000To50000',
  'From50000To100000',
  'From100000To500000',
  'From500000To1000000',
  'From1000000To5000000',
  'Over5000000',
] as const;
/** Kinds of owner of an account. */
export const entityTypes = ['NaturalPerson', 'LegalEntity'] as const;
export const primaryUses = [
  'Investing',
  'TradingOnThisExchange',
  'TradingOnOtherExchanges',
  'OnlinePurchases',
  'PaymentToFriends',
  'OnlinePayments',
  'Business',
] as const;
export const primarySources = [
  'Occupation',
  'Investments',
  'Savings',
  'Inheritance',
  'CreditLoan',
  'FamilyOrOthers',
  'CryptocurrencyMining',
] as const;
export const industries = [
  'Agriculture',
  'ArtsAndMedia',
  'CasinosAndGaming',
  'Cryptocurrency',
  'Defense',
  'Education',
  'EnergyOilAndGas',
  'EnergyOther',
  'Other',
] as const;
export const employmentStatuses = [
  'Employed',
  'Unemployed',
  'Retired',
  'Student',
  'SelfEmployed',
] as const;
