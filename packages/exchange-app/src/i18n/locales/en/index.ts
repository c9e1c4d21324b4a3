import login from './login.json';
import markets from './markets.json';
import notices from './notices.json';
import portfolio from './portfolio.json';
import shell from './shell.json';
import trade from './trade.json';

export const english = { login, markets, notices, portfolio, shell, trade };
