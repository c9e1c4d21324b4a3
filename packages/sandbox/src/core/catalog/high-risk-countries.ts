/** Countries with which business is a high risk: those for which the FATF calls for action. */
export const highRiskCountries: readonly string[] = ['Iran', 'Myanmar', 'North Korea'];
