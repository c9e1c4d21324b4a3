import type { FileRules } from '../forms/file-drop-zone/file-drop-zone.tsx';

/** The upload rules of the exchange (spec §5), for stories and tests. Components get them from their caller. */
export const uploadRules: FileRules = {
  extensions: ['jpg', 'jpeg', 'gif', 'png', 'pdf'],
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 10,
};
