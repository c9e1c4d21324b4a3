import { defineConfig } from 'tsup';
import { library } from '../../tools/tsup.ts';

/* The worker of PDFs is bundled by tsup.pdf.config.ts, with what only it imports. */
export default defineConfig(
  library({
    exclude: ['pdf-worker', 'pdf-data', 'scope'].map(
      (name) => `src/files/document-viewer/pdf/${name}.ts`,
    ),
  }),
);
