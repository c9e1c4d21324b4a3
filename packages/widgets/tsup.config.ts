import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

export default defineConfig(library());
