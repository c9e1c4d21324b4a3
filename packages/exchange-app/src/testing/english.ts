// For stories and tests: importing this file makes the English words available at once.
import { language } from '../shared/language/load-language.ts';
import { english } from '../shared/language/locales/en/index.ts';

language.showWith('en', english);
