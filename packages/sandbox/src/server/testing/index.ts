// Helpers for tests of other packages that call a real server as a user.
export { exchangeServer } from './exchange-server.ts';
export { signIn } from './sign-in.ts';
