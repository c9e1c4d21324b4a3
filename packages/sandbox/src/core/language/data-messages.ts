/** Names and units of assets, and what backs them. */
export const assets = {
  XAUG: { name: 'Gold, 1 g', unit: '1 g of fine gold (999.9)' },
  XAGO: { name: 'Silver, 1 oz', unit: '1 troy ounce of fine silver (999)' },
  XPTG: { name: 'Platinum, 1 g', unit: '1 g of platinum (999.5)' },
  XPDG: { name: 'Palladium, 1 g', unit: '1 g of palladium (999.5)' },
  COPR: { name: 'Copper, 1 lb', unit: '1 lb of grade A copper cathode' },
  VCO2: { name: 'Carbon removal, 1 t', unit: '1 t of CO₂ taken out of the air' },
  /** An allowance is a right to emit, which companies trade. */
  EUAX: { name: 'EU allowance, 1 t', unit: 'The right to emit 1 t of CO₂ in the EU' },
  FRST: { name: 'Forest credit, 1 t', unit: '1 t of CO₂ kept in standing forest' },
  NGAS: { name: 'Natural gas, 1 MMBtu', unit: '1 MMBtu of natural gas, about 293 kWh' },
  WREC: { name: 'Wind certificate, 1 MWh', unit: 'Proof of 1 MWh from wind' },
  SREC: { name: 'Solar certificate, 1 MWh', unit: 'Proof of 1 MWh from the sun' },
  HREC: { name: 'Hydro certificate, 1 MWh', unit: 'Proof of 1 MWh from water' },
  USD: { name: 'US dollar' },
  EUR: { name: 'Euro' },
  CHF: { name: 'Swiss franc' },
  JPY: { name: 'Japanese yen' },
} as const;

/** Sentences on what stands behind a unit of an asset. */
export const backings = {
  metals: 'Allocated bars in a vault in Zurich, counted by an auditor every quarter.',
  copper: 'Warehouse receipts for copper in Rotterdam, counted by an auditor every quarter.',
  carbon:
    'A certificate held for you in the carbon removal registry. It can be retired at any time.',
  allowance: 'An allowance held for you in the Union Registry.',
  forest:
    'A certificate held for you in the forest carbon registry. It can be retired at any time.',
  gas: 'Gas in storage in Austria, by the receipts of the operator.',
  energy:
    'A certificate held for you in the registry of energy certificates. It can be retired at any time.',
} as const;

/** Ways to pay, and how long they take. */
export const payments = {
  bank: 'Bank transfer',
  /** Payment card. */
  card: 'Card',
  /** Answer to: how long does it take? */
  speed: {
    day: 'within 1 working day',
    hours: 'within a few hours',
    minutes: 'minutes',
    /** Immediately. */
    atOnce: 'at once',
  },
} as const;

/** Announcements of the exchange. */
export const announcements = {
  coreDeposits: 'Deposits on the Core network will pause on Sunday from 06:00 to 06:30 UTC.',
  solarMarket: 'New market: SREC/USDC, solar certificates of 1 MWh.',
} as const;

/** Reasons that the exchange gives its customers, a sentence each. */
export const reasons = {
  transfers: {
    addressNotAllowed: 'Withdrawals to this address are not allowed.',
    networkRefused: 'The network did not take the transaction.',
    /** A withdrawal was not released in time, and its money is free again. */
    reviewExpired: 'The review was not finished in time.',
    memoUnknown: 'The recipient does not know this memo.',
    ownershipNotProven: 'Ownership of the address was not proven.',
    custodianClosed: 'The custodian closed its service.',
  },
  ramp: {
    nameDiffers: 'The name of the account that the payment came from does not match yours.',
  },
  identity: {
    declined:
      'The identity check was not successful: the document could not be read. Start it again with a valid document, in good light.',
    refused: 'You did not agree to share your data. Without it your identity cannot be confirmed.',
    expired: 'The time for the identity check ran out. Start it again.',
    nameDiffers:
      'The name in the new document differs from your account. Contact support to change the name, then start the check again.',
    highRisk:
      'The new document could not be taken. Contact support: they tell you what is missing.',
  },
  markets: {
    rulesChecked: 'The rules of this market are being checked.',
    noPriceSource: 'The price source for XCB is unavailable.',
    maintenance: 'Maintenance until 14:00 UTC.',
    /** Twice a day a price of gold is fixed in London. */
    goldFixing: 'The gold fixing is in progress.',
  },
  /** Comments of officers on a request for a higher tier. */
  requests: {
    statementIncomplete:
      'The salary statement shows one month. Please add the statements for July and August 2026, all pages.',
    twoNames: 'Your passport says Mateo García Ruiz. Please send a document with both names.',
    statementOfAnother:
      'The bank statement is older than 12 months and in another person’s name. Please apply again with a statement in your own name.',
    registerExtract: 'Please add the current extract of the commercial register.',
    sourceUnclear:
      'The documents do not show where the funds come from. Please apply again with complete ones.',
    moreStatements: 'Please add the bank statements of the last three months, all pages.',
    difference: 'Please send us a document that explains the difference.',
    demonstration: 'Set in the demonstration.',
  },
} as const;
