// @where Client: referral link (invitation): name of its query parameter, and the code that a visit keeps
/** The query parameter that carries a referral code. */
export const referralCodeParameter = 'ref-code';
