import type { FileRules } from '../forms/file-drop-zone/file-drop-zone.tsx';

/** What the exchange takes (spec §5), for stories and tests: components get it from their caller. */
export const uploadRules: FileRules = {
  extensions: ['jpg', 'jpeg', 'gif', 'png', 'pdf'],
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 10,
};
