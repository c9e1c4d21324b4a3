// @where Client: size and types of an upload
/** Limits of an upload. The megabytes are binary; the number of files is left open. */
export const uploadLimits = {
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 10,
  extensions: ['jpg', 'jpeg', 'gif', 'png', 'pdf'],
  mediaTypes: ['image/jpeg', 'image/gif', 'image/png', 'application/pdf'],
  /** First bytes of files of each type. The name of a file has to agree with them. */
  signatures: [
    { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], bytes: [0xff, 0xd8, 0xff] },
    {
      mediaType: 'image/png',
      extensions: ['png'],
      bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    },
    { mediaType: 'image/gif', extensions: ['gif'], bytes: [0x47, 0x49, 0x46, 0x38] },
    {
      mediaType: 'application/pdf',
      extensions: ['pdf'],
      bytes: [0x25, 0x50, 0x44, 0x46, 0x2d],
    },
  ],
} as const;
