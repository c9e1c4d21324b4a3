export { Portfolio } from './portfolio.tsx';
