import login from './login.json';
import shell from './shell.json';

export const english = { login, shell };
