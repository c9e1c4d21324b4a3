// For stories and tests: importing this file makes the English words available at once.
import { english } from './locales/en/index.ts';
import { showLanguage } from './load-language.ts';

showLanguage('en', english);
