// Words and sentences that stand in several places with one meaning: those of the components, and those that only widgets say.
export * from '@agio/ui/terms';
export * from './terms/accounts.ts';
export * from './terms/everyday.ts';
export * from './terms/money.ts';
export * from './terms/trading.ts';
