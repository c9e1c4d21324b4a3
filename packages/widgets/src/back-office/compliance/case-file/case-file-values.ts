/* Values of the contract, whose schemas come with the first call (`case-file-values.test.ts` compares). */

/** Verdicts on a document, as buttons in this order. */
export const verdicts = ['Accepted', 'NotReadable', 'NotAcceptable'] as const;
export type Verdict = (typeof verdicts)[number];

/** Words of an officer on a match of the screening. */
export const outcomes = ['FalsePositive', 'TrueMatch'] as const;
export type Outcome = (typeof outcomes)[number];

/** Lengths of a reason. */
export const reasonLength = { min: 3, max: 500 };
