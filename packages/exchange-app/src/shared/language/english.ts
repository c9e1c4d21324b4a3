// For stories and tests: importing this file makes the English words available at once.
import { language } from './load-language.ts';
import { english } from './locales/en/index.ts';

language.showWith('en', english);
