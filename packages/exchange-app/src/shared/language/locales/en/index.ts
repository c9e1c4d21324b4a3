import login from './login.json';
import shell from './shell.json';
import shortcuts from './shortcuts.json';

export const english = { login, shell, shortcuts };
