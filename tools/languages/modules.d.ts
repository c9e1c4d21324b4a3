// Types of two libraries that ship none.
declare module 'xliff' {
  interface Unit {
    source?: unknown;
    target?: unknown;
    note?: string | string[];
  }
  interface Document {
    sourceLanguage: string;
    targetLanguage: string;
    resources: Record<string, Record<string, Unit>>;
  }
  export function js2xliff(document: Document): Promise<string>;
  export function xliff2js(text: string): Promise<Document>;
}

declare module 'gettext-parser' {
  interface PoMessage {
    msgctxt?: string;
    msgid?: string;
    msgid_plural?: string;
    msgstr: string[];
    comments?: { extracted?: string };
  }
  interface PoFile {
    charset?: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, PoMessage>>;
  }
  export const po: {
    parse(text: string): PoFile;
    compile(
      file: { charset: string; headers: object; translations: object },
      options?: { foldLength?: number },
    ): Buffer;
  };
}
