// What tests of other packages need to ask a real server in somebody's name.
export { exchangeServer } from './exchange-server.ts';
export { signIn } from './sign-in.ts';
