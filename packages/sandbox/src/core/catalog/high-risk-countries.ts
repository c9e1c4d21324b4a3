// @where Back office: signals of the risk of a person, and their weights
/** Countries with which business is a high risk: those for which the FATF calls for action. */
export const highRiskCountries: readonly string[] = ['Iran', 'Myanmar', 'North Korea'];
