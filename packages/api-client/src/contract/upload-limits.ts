/** Limits of an upload (spec §5 and §9). The megabytes are binary; how many files, the spec leaves open. */
export const uploadLimits = {
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 10,
  extensions: ['jpg', 'jpeg', 'gif', 'png', 'pdf'],
  mediaTypes: ['image/jpeg', 'image/gif', 'image/png', 'application/pdf'],
} as const;
