import login from './login.json';
import notices from './notices.json';
import shell from './shell.json';

export const english = { login, notices, shell };
