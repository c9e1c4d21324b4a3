export { Referrals, type ReferralsProps } from './referrals.tsx';
